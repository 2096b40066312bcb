import dynamic from 'next/dynamic'
import { SafePage } from '@/components/safe/layout/SafePage'

const load = () => import('@/components/transactions/list/QueueScreen').then((module) => module.QueueScreen)
const QueueScreen = dynamic(load, { ssr: false })

export default function QueuePage() {
  return <SafePage title="Transaction queue">{(safe) => <QueueScreen safe={safe} />}</SafePage>
}
