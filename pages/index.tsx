import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/firstWords'
import { YourSafes } from '@/components/safe/list/YourSafes'
import { WelcomeScreen } from '@/components/welcome/WelcomeScreen'
import { useIsFramed } from '@/lib/safe-apps/guest/useIsFramed'

const GuestScreen = dynamic(() => import('@/components/guest/GuestScreen').then((module) => module.GuestScreen), {
  ssr: false,
  loading: () => <p role="status">{words.loading}</p>,
})

export default function WelcomePage() {
  if (useIsFramed()) return <GuestScreen />
  return (
    <>
      <WelcomeScreen />
      <YourSafes />
    </>
  )
}
