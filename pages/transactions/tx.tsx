import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () =>
  import('@/components/transactions/details/TransactionDetailsScreen').then((module) => module.TransactionDetailsScreen)
const TransactionDetailsScreen = dynamic(load, { ssr: false })

export default function TransactionPage() {
  return <SafePage title={words.transaction}>{(safe) => <TransactionDetailsScreen safe={safe} />}</SafePage>
}
