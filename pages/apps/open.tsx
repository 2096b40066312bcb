import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { SafePage } from '@/components/safe/layout/SafePage'

const AppScreen = dynamic(() => import('@/components/safe-apps/run/AppScreen').then((module) => module.AppScreen), {
  ssr: false,
})
const ReviewDialog = dynamic(
  () => import('@/components/transactions/review/ReviewDialog').then((module) => module.ReviewDialog),
  { ssr: false },
)
const SignMessageDialog = dynamic(
  () => import('@/components/messages/sign/SignMessageDialog').then((module) => module.SignMessageDialog),
  { ssr: false },
)

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
            transactions: ({ calls, safeTxGas, origin, ...review }) => (
              <ReviewDialog safe={safe} request={{ kind: 'new', calls, safeTxGas, origin }} {...review} />
            ),
            message: (review) => <SignMessageDialog safe={safe} {...review} />,
          }}
        />
      )}
    </SafePage>
  )
}
