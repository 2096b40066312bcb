import dynamic from 'next/dynamic'
import { WelcomeScreen } from '@/components/account/WelcomeScreen'
import { YourSafes } from '@/components/safes/YourSafes'
import { useIsFramed } from '@/lib/safe-apps/useIsFramed'

const GuestScreen = dynamic(() => import('@/components/guest/GuestScreen').then((module) => module.GuestScreen), {
  ssr: false,
  loading: () => <p role="status">Loading…</p>,
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
