import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const loadSettings = () => import('@/components/app/frame/lateParts').then((module) => module.LateSettingsScreen)
const loadSignIn = () => import('@/components/app/frame/lateParts').then((module) => module.LateSafeSignInPanel)
const loadReview = () => import('@/components/app/frame/lateParts').then((module) => module.LateStepReview)
const SettingsScreen = dynamic(loadSettings, { ssr: false, loading: PageSkeleton })
const SafeSignInPanel = dynamic(loadSignIn, { ssr: false })
const StepReview = dynamic(loadReview, { ssr: false })

export default function SettingsPage() {
  return (
    <SafePage title={words.settings}>
      {(safe) => (
        <SettingsScreen safe={safe}>
          <SafeSignInPanel safe={safe} renderReview={(step) => <StepReview safe={safe} {...step} />} />
        </SettingsScreen>
      )}
    </SafePage>
  )
}

SettingsPage.Frame = SafeFrame
