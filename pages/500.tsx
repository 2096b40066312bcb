import { MessageScreen } from '@/components/app/layout/MessageScreen'
import * as words from '@/components/app/layout/pageWords'

export default function ServerErrorPage() {
  return <MessageScreen title={words.serverFailed}>{words.serverFailedHint}</MessageScreen>
}
