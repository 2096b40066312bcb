import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import { SafePage } from '@/components/app/frame/SafePage'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

const load = () => import('@/components/app/frame/lateParts').then((module) => module.LateAppScreen)
const AppScreen = dynamic(load, { ssr: false, loading: PageSkeleton })

export default function OpenAppPage() {
  const { query } = useRouter()
  const appUrl = typeof query.appUrl === 'string' ? query.appUrl : ''
  return (
    <SafePage title={words.app} isTitleHidden>
      {(safe) => <AppScreen safe={safe} appUrl={appUrl} />}
    </SafePage>
  )
}

OpenAppPage.Frame = SafeFrame
