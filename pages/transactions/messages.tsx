import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safes/SafePage'

const load = () => import('@/components/messages/MessagesScreen').then((module) => module.MessagesScreen)
const MessagesScreen = dynamic(load, { ssr: false })

export default function MessagesPage() {
  return <SafePage title="Messages">{(safe) => <MessagesScreen safe={safe} />}</SafePage>
}
