import type { SettingsInfo } from '@/lib/gateway/schemas/settingsSchema'
import type { SettingsChange } from '@/lib/safe/settings/settingsChange'
import { readChange } from '@/lib/verify/checks/checkSettings'
import type { Sentence } from './sentence'
import * as words from './words'

/** What a change of the Safe's settings makes true. */
export function describeSettings(change: SettingsChange): Sentence {
  switch (change.type) {
    case 'ADD_OWNER':
      return words.addOwner(change.owner, change.threshold)
    case 'REMOVE_OWNER':
      return words.removeOwner(change.owner, change.threshold)
    case 'SWAP_OWNER':
      return words.replaceOwner(change.oldOwner, change.newOwner)
    case 'CHANGE_THRESHOLD':
      return words.changeThreshold(change.threshold)
    case 'CHANGE_IMPLEMENTATION':
      return words.changeCode(change.implementation)
    case 'ENABLE_MODULE':
      return words.enableModule(change.module)
    case 'DISABLE_MODULE':
      return words.disableModule(change.module)
    case 'SET_GUARD':
      return words.setGuard(change.guard)
    case 'SET_MODULE_GUARD':
      return words.setModuleGuard(change.guard)
    case 'DELETE_GUARD':
      return words.deleteGuard
    case 'DELETE_MODULE_GUARD':
      return words.deleteModuleGuard
    case 'SET_FALLBACK_HANDLER':
      return words.setFallbackHandler(change.handler)
  }
}

/** The same by the service's summary. */
export function describeSettingsInfo(info: SettingsInfo | null): Sentence {
  const change = info && readChange(info)
  return change ? describeSettings(change) : words.changeSettings
}
