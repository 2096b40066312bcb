import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppsScreen = dynamic(() => import('@/components/safe-apps/list/AppsScreen').then((module) => module.AppsScreen), {
  ssr: false,
})

export default function AppsPage() {
  return <SafePage title="Apps">{(safe) => <AppsScreen safe={safe} />}</SafePage>
}
