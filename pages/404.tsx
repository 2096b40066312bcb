import { MessageScreen } from '@/components/app/layout/MessageScreen'

export default function NotFoundPage() {
  return (
    <MessageScreen title="There is no such page">The address may be mistyped, or the page has moved.</MessageScreen>
  )
}
