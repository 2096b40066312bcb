import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const loadHome = () => import('@/components/app/frame/lateParts').then((module) => module.LateHomeScreen)
const HomeScreen = dynamic(loadHome, { ssr: false, loading: PageSkeleton })

export default function HomePage() {
  return (
    <SafePage title={words.home} isTitleHidden>
      {(safe) => <HomeScreen safe={safe} />}
    </SafePage>
  )
}

HomePage.Frame = SafeFrame
