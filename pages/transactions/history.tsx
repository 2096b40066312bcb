import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () => import('@/components/transactions/history/HistoryScreen').then((module) => module.HistoryScreen)
const HistoryScreen = dynamic(load, { ssr: false })

export default function HistoryPage() {
  return <SafePage title={words.history}>{(safe) => <HistoryScreen safe={safe} />}</SafePage>
}
