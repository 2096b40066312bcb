import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const load = () => import('@/components/app/frame/lateParts').then((module) => module.LateCollectiblesScreen)
const CollectiblesScreen = dynamic(load, { ssr: false, loading: PageSkeleton })

export default function CollectiblesPage() {
  return <SafePage title={words.collectibles}>{(safe) => <CollectiblesScreen safe={safe} />}</SafePage>
}

CollectiblesPage.Frame = SafeFrame
