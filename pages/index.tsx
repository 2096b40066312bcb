import { WelcomeScreen } from '@/components/account/WelcomeScreen'

export default function WelcomePage() {
  return <WelcomeScreen />
}
