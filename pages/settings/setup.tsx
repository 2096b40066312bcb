import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'
import { SafePage } from '@/components/safe/layout/SafePage'

const SettingsScreen = dynamic(
  () => import('@/components/safe/settings/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false, loading: PageSkeleton },
)

export default function SettingsPage() {
  return <SafePage title={words.settings}>{(safe) => <SettingsScreen safe={safe} />}</SafePage>
}

SettingsPage.Frame = SafeFrame
