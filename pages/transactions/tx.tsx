import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () =>
  import('@/components/transactions/details/TransactionDetailsScreen').then((module) => module.TransactionDetailsScreen)
const TransactionDetailsScreen = dynamic(load, { ssr: false })

export default function TransactionPage() {
  return <SafePage title="Transaction">{(safe) => <TransactionDetailsScreen safe={safe} />}</SafePage>
}
