import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { SafePage } from '@/components/safes/SafePage'

const AppScreen = dynamic(() => import('@/components/safe-apps/AppScreen').then((module) => module.AppScreen), {
  ssr: false,
})

export default function OpenAppPage() {
  const { query } = useRouter()
  const appUrl = typeof query.appUrl === 'string' ? query.appUrl : ''
  return (
    <SafePage title="App">
      {(safe) => (
        <AppScreen
          safe={safe}
          appUrl={appUrl}
          renderers={{
            transactions: () => null,
            message: () => null,
          }}
        />
      )}
    </SafePage>
  )
}
