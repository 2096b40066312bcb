import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const CollectiblesScreen = dynamic(
  () => import('@/components/assets/CollectiblesScreen').then((module) => module.CollectiblesScreen),
  { ssr: false },
)

export default function CollectiblesPage() {
  return <SafePage title={words.collectibles}>{(safe) => <CollectiblesScreen safe={safe} />}</SafePage>
}
