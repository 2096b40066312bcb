import * as words from '@/components/ui/words'
import { browserStorage } from '@/lib/storage/browserStorage'
import { Notice } from './Notice'

type UnkeptNoticeProps = { keys: readonly string[] }

/**
 * Says that what the browser holds under these keys is gone with the tab: its storage is full or blocked. Whoever shows
 * it shows what they hold too, and so draws it anew with every change.
 */
export function UnkeptNotice({ keys }: UnkeptNoticeProps) {
  if (keys.every((key) => browserStorage.isLasting(key))) return null
  return <Notice tone="warning">{words.unkept}</Notice>
}
