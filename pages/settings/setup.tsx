import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const SettingsScreen = dynamic(
  () => import('@/components/safe/settings/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false },
)

export default function SettingsPage() {
  return <SafePage title="Settings">{(safe) => <SettingsScreen safe={safe} />}</SafePage>
}
