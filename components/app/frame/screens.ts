import dynamic from 'next/dynamic'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

// The screens of the pages about a Safe, each a piece of its own. They are named in the piece that all these pages load, not
// in the pages: then none of them brings again what is in it.

export const LateAddressBookScreen = dynamic(
  () => import('@/components/address-book/AddressBookScreen').then((module) => module.AddressBookScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateBalancesScreen = dynamic(
  () => import('@/components/assets/BalancesScreen').then((module) => module.BalancesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateCollectiblesScreen = dynamic(
  () => import('@/components/assets/CollectiblesScreen').then((module) => module.CollectiblesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateHomeScreen = dynamic(
  () => import('@/components/home/HomeScreen').then((module) => module.HomeScreen),
  {
    ssr: false,
    loading: PageSkeleton,
  },
)
export const LateMessageDetailsScreen = dynamic(
  () => import('@/components/messages/details/MessageDetailsScreen').then((module) => module.MessageDetailsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateMessagesScreen = dynamic(
  () => import('@/components/messages/list/MessagesScreen').then((module) => module.MessagesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateAppsScreen = dynamic(
  () => import('@/components/safe-apps/list/AppsScreen').then((module) => module.AppsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateAppSettingsScreen = dynamic(
  () => import('@/components/safe-apps/permissions/AppSettingsScreen').then((module) => module.AppSettingsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateAppScreen = dynamic(
  () => import('@/components/safe-apps/run/AppScreen').then((module) => module.AppScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateSettingsScreen = dynamic(
  () => import('@/components/safe/settings/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateSafeSignInPanel = dynamic(
  () => import('@/components/sign-in/safe/SafeSignInPanel').then((module) => module.SafeSignInPanel),
  { ssr: false },
)
export const LateTransactionDetailsScreen = dynamic(
  () =>
    import('@/components/transactions/details/TransactionDetailsScreen').then(
      (module) => module.TransactionDetailsScreen,
    ),
  { ssr: false, loading: PageSkeleton },
)
export const LateHistoryScreen = dynamic(
  () => import('@/components/transactions/history/HistoryScreen').then((module) => module.HistoryScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateQueueScreen = dynamic(
  () => import('@/components/transactions/list/QueueScreen').then((module) => module.QueueScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateNewTransactionScreen = dynamic(
  () => import('@/components/transactions/new/NewTransactionScreen').then((module) => module.NewTransactionScreen),
  { ssr: false, loading: PageSkeleton },
)
export const LateStepReview = dynamic(
  () => import('@/components/transactions/review/StepReview').then((module) => module.StepReview),
  { ssr: false },
)
