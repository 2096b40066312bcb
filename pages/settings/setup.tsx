import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const SettingsScreen = dynamic(
  () => import('@/components/safe/settings/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false },
)

export default function SettingsPage() {
  return <SafePage title={words.settings}>{(safe) => <SettingsScreen safe={safe} />}</SafePage>
}
