import dynamic from 'next/dynamic'
import { PageSkeleton } from '@/components/safe/layout/PageSkeleton'

// The screens of the pages about a Safe, each a piece of its own. They are named in the piece that all these pages load, not
// in the pages: then none of them brings again what is in it.

export const BalancesScreen = dynamic(
  () => import('@/components/assets/BalancesScreen').then((module) => module.BalancesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const CollectiblesScreen = dynamic(
  () => import('@/components/assets/CollectiblesScreen').then((module) => module.CollectiblesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const HomeScreen = dynamic(() => import('@/components/home/HomeScreen').then((module) => module.HomeScreen), {
  ssr: false,
  loading: PageSkeleton,
})
export const MessageDetailsScreen = dynamic(
  () => import('@/components/messages/details/MessageDetailsScreen').then((module) => module.MessageDetailsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const MessagesScreen = dynamic(
  () => import('@/components/messages/list/MessagesScreen').then((module) => module.MessagesScreen),
  { ssr: false, loading: PageSkeleton },
)
export const AppsScreen = dynamic(
  () => import('@/components/safe-apps/list/AppsScreen').then((module) => module.AppsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const AppSettingsScreen = dynamic(
  () => import('@/components/safe-apps/permissions/AppSettingsScreen').then((module) => module.AppSettingsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const AppScreen = dynamic(
  () => import('@/components/safe-apps/run/AppScreen').then((module) => module.AppScreen),
  { ssr: false, loading: PageSkeleton },
)
export const SettingsScreen = dynamic(
  () => import('@/components/safe/settings/SettingsScreen').then((module) => module.SettingsScreen),
  { ssr: false, loading: PageSkeleton },
)
export const SafeSignInPanel = dynamic(
  () => import('@/components/sign-in/safe/SafeSignInPanel').then((module) => module.SafeSignInPanel),
  { ssr: false },
)
export const TransactionDetailsScreen = dynamic(
  () =>
    import('@/components/transactions/details/TransactionDetailsScreen').then(
      (module) => module.TransactionDetailsScreen,
    ),
  { ssr: false, loading: PageSkeleton },
)
export const HistoryScreen = dynamic(
  () => import('@/components/transactions/history/HistoryScreen').then((module) => module.HistoryScreen),
  { ssr: false, loading: PageSkeleton },
)
export const QueueScreen = dynamic(
  () => import('@/components/transactions/list/QueueScreen').then((module) => module.QueueScreen),
  { ssr: false, loading: PageSkeleton },
)
export const NewTransactionScreen = dynamic(
  () => import('@/components/transactions/new/NewTransactionScreen').then((module) => module.NewTransactionScreen),
  { ssr: false, loading: PageSkeleton },
)
export const StepReview = dynamic(
  () => import('@/components/transactions/review/StepReview').then((module) => module.StepReview),
  { ssr: false },
)
