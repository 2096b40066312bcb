import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const BalancesScreen = dynamic(
  () => import('@/components/assets/BalancesScreen').then((module) => module.BalancesScreen),
  { ssr: false },
)

export default function BalancesPage() {
  return <SafePage title="Assets">{(safe) => <BalancesScreen safe={safe} />}</SafePage>
}
