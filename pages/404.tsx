import { MessageScreen } from '@/components/app/layout/MessageScreen'
import * as words from '@/components/app/layout/pageWords'

export default function NotFoundPage() {
  return <MessageScreen title={words.notFound}>{words.notFoundHint}</MessageScreen>
}
