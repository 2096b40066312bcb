import { WelcomeScreen } from '@/components/account/WelcomeScreen'
import { YourSafes } from '@/components/safes/YourSafes'

export default function WelcomePage() {
  return (
    <>
      <WelcomeScreen />
      <YourSafes />
    </>
  )
}
