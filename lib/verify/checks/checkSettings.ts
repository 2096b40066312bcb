import type { Address } from 'viem'
import type { SettingsInfo } from '@/lib/gateway/schemas/settingsSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import {
  describeSettingsChange,
  listSettingsChanges,
  nameSettingsChange,
  type SettingsChange,
} from '@/lib/safe/settings/settingsChange'
import { type Check, compareValues, unknown } from '@/lib/safe/verify/verification'
import * as words from './words'

const subject = 'settingsInfo'

/** The change of settings that the service names beside the one that the call makes: exactly that one, or a mismatch. */
export function checkSettings(safe: Address, info: SettingsInfo | null, decoded: DecodedCall): Check[] {
  const changes = listSettingsChanges(safe, decoded)
  const actual = changes.map(describeSettingsChange).join(' ') || words.noChange
  const claimed = info && readChange(info)
  if (!claimed) return [unknown(subject, { code: 'unnamedChange', actual })]
  const isSame = changes.map(nameSettingsChange).join('; ') === nameSettingsChange(claimed)
  return [
    compareValues(
      subject,
      actual,
      describeSettingsChange(claimed),
      [{ code: 'change' }, { code: 'otherChange' }],
      isSame,
    ),
  ]
}

/** The service's form of a change as the one used here; undefined for a kind that is not known. */
export function readChange(info: SettingsInfo): SettingsChange | undefined {
  switch (info.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return { type: info.type, owner: info.owner.value, threshold: BigInt(info.threshold) }
    case 'SWAP_OWNER':
      return { type: info.type, oldOwner: info.oldOwner.value, newOwner: info.newOwner.value }
    case 'CHANGE_THRESHOLD':
      return { type: info.type, threshold: BigInt(info.threshold) }
    case 'CHANGE_IMPLEMENTATION':
      return { type: info.type, implementation: info.implementation.value }
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return { type: info.type, module: info.module.value }
    case 'SET_GUARD':
      return { type: info.type, guard: info.guard.value }
    case 'DELETE_GUARD':
      return { type: info.type }
    case 'SET_FALLBACK_HANDLER':
      return { type: info.type, handler: info.handler.value }
    default:
      return undefined
  }
}
