import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'

/** Whether the user wants to be told what happens while a tab is open. */
export const notifyChoice = new StoredValue(browserStorage, 'countersign.notify', (text) => text === 'true')

export type NotifyPermission = NotificationPermission | 'unsupported'

/** One tab speaks for all, which takes locks: browsers have both for sites that are served safely. */
export function readNotifyPermission(): NotifyPermission {
  const isSupported = typeof Notification !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator
  return isSupported ? Notification.permission : 'unsupported'
}

/** Turns it on or off; the browser asks the user when that is needed. */
export async function chooseToNotify(isWanted: boolean): Promise<void> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
  notifyChoice.write(isAllowed)
}
