import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safes/SafePage'

const HomeScreen = dynamic(() => import('@/components/safes/HomeScreen').then((module) => module.HomeScreen), {
  ssr: false,
})

export default function HomePage() {
  return <SafePage title="Home">{(safe) => <HomeScreen safe={safe} />}</SafePage>
}
