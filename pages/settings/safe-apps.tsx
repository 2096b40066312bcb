import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppSettingsScreen = dynamic(
  () => import('@/components/safe-apps/permissions/AppSettingsScreen').then((module) => module.AppSettingsScreen),
  { ssr: false },
)

export default function AppSettingsPage() {
  return <SafePage title="Safe App settings">{(safe) => <AppSettingsScreen safe={safe} />}</SafePage>
}
