import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppScreen = dynamic(() => import('@/components/safe-apps/run/AppScreen').then((module) => module.AppScreen), {
  ssr: false,
})

export default function OpenAppPage() {
  const { query } = useRouter()
  const appUrl = typeof query.appUrl === 'string' ? query.appUrl : ''
  return <SafePage title={words.app}>{(safe) => <AppScreen safe={safe} appUrl={appUrl} />}</SafePage>
}
