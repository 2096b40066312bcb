import dynamic from 'next/dynamic'
import * as words from '@/components/app/layout/pageWords'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () => import('@/components/transactions/list/QueueScreen').then((module) => module.QueueScreen)
const QueueScreen = dynamic(load, { ssr: false })

export default function QueuePage() {
  return <SafePage title={words.queue}>{(safe) => <QueueScreen safe={safe} />}</SafePage>
}
