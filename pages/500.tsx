import { MessageScreen } from '@/components/app/layout/MessageScreen'

export default function ServerErrorPage() {
  return <MessageScreen title="The server failed">Nothing was signed or sent. Try again in a moment.</MessageScreen>
}
