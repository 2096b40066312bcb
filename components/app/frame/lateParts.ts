// All that stands around a Safe's page and shows it, as one piece: each by itself would cost requests of its own.
export { SafeScreen } from '@/components/safe/layout/SafeScreen'
export { LanguageOffer } from '@/components/ui/language/LanguageOffer'
export { FrameIcon } from './FrameIcon'
export { FrameTools } from './FrameTools'
export { MoreMenu } from './MoreMenu'
export { SafeCard } from './SafeCard'
export { SafeMark } from './SafeMark'
export * from './screens'
