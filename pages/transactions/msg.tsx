import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () =>
  import('@/components/messages/details/MessageDetailsScreen').then((module) => module.MessageDetailsScreen)
const MessageDetailsScreen = dynamic(load, { ssr: false })

export default function MessagePage() {
  return <SafePage title={words.message}>{(safe) => <MessageDetailsScreen safe={safe} />}</SafePage>
}
