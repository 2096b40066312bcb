import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () =>
  import('@/components/transactions/new/NewTransactionScreen').then((module) => module.NewTransactionScreen)
const NewTransactionScreen = dynamic(load, { ssr: false })

export default function NewTransactionPage() {
  return <SafePage title={words.newTransaction}>{(safe) => <NewTransactionScreen safe={safe} />}</SafePage>
}
