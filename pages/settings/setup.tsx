import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safes/SafePage'

const SettingsScreen = dynamic(
  () => import('@/components/safes/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false },
)

export default function SettingsPage() {
  return <SafePage title="Settings">{(safe) => <SettingsScreen safe={safe} />}</SafePage>
}
