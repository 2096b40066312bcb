import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const BalancesScreen = dynamic(
  () => import('@/components/assets/BalancesScreen').then((module) => module.BalancesScreen),
  { ssr: false },
)

export default function BalancesPage() {
  return <SafePage title={words.assets}>{(safe) => <BalancesScreen safe={safe} />}</SafePage>
}
