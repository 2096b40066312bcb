import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safes/SafePage'

const AppsScreen = dynamic(() => import('@/components/safe-apps/AppsScreen').then((module) => module.AppsScreen), {
  ssr: false,
})

export default function AppsPage() {
  return <SafePage title="Apps">{(safe) => <AppsScreen safe={safe} />}</SafePage>
}
