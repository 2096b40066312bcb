import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppsScreen = dynamic(() => import('@/components/safe-apps/list/AppsScreen').then((module) => module.AppsScreen), {
  ssr: false,
})

export default function AppsPage() {
  return <SafePage title={words.apps}>{(safe) => <AppsScreen safe={safe} />}</SafePage>
}
