import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safes/SafePage'

const load = () => import('@/components/messages/MessageDetailsScreen').then((module) => module.MessageDetailsScreen)
const MessageDetailsScreen = dynamic(load, { ssr: false })

export default function MessagePage() {
  return <SafePage title="Message">{(safe) => <MessageDetailsScreen safe={safe} />}</SafePage>
}
