import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppSettingsScreen = dynamic(
  () => import('@/components/safe-apps/permissions/AppSettingsScreen').then((module) => module.AppSettingsScreen),
  { ssr: false },
)

export default function AppSettingsPage() {
  return <SafePage title={words.appSettings}>{(safe) => <AppSettingsScreen safe={safe} />}</SafePage>
}
