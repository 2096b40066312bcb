import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () => import('@/components/transactions/history/HistoryScreen').then((module) => module.HistoryScreen)
const HistoryScreen = dynamic(load, { ssr: false })

export default function HistoryPage() {
  return <SafePage title="Transaction history">{(safe) => <HistoryScreen safe={safe} />}</SafePage>
}
