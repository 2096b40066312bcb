import dynamic from 'next/dynamic'
import { SafeFrame } from '@/components/app/frame/SafeFrame'
import * as words from '@/components/app/layout/pageWords'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'
import { SafePage } from '@/components/safe/layout/SafePage'

const loadHome = () => import('@/components/safe/home/HomeScreen').then((module) => module.HomeScreen)
const loadSignIn = () => import('@/components/sign-in/safe/SafeSignInPanel').then((module) => module.SafeSignInPanel)
const loadReview = () => import('@/components/transactions/review/ReviewDialog').then((module) => module.ReviewDialog)
const HomeScreen = dynamic(loadHome, { ssr: false, loading: PageSkeleton })
const SafeSignInPanel = dynamic(loadSignIn, { ssr: false })
const ReviewDialog = dynamic(loadReview, { ssr: false })

export default function HomePage() {
  return (
    <SafePage title={words.home} isTitleHidden>
      {(safe) => (
        <>
          <HomeScreen safe={safe} />
          <SafeSignInPanel
            safe={safe}
            renderReview={({ call, onDone, onClose }) => (
              <ReviewDialog
                safe={safe}
                request={{ kind: 'new', calls: [call] }}
                isStep
                onDone={onDone}
                onClose={onClose}
              />
            )}
          />
        </>
      )}
    </SafePage>
  )
}

HomePage.Frame = SafeFrame
