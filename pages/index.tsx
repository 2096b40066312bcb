import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/firstWords'
import { StartScreen } from '@/components/welcome/StartScreen'
import { useIsFramed } from '@/lib/safe-apps/guest/useIsFramed'

const GuestScreen = dynamic(() => import('@/components/guest/GuestScreen').then((module) => module.GuestScreen), {
  ssr: false,
  loading: () => <p role="status">{words.loading}</p>,
})

export default function WelcomePage() {
  return useIsFramed() ? <GuestScreen /> : <StartScreen />
}
