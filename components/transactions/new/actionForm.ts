import type { TypedText } from '@/lib/drafts/useFormDraft'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { PlannedSettings } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { KnownAccount } from '@/lib/safe-view/useKnownAccounts'

/** What every form of an action is given. */
export type ActionFormProps = {
  safe: SafeView
  /** Owners, threshold and modules as the actions so far leave them: the next one starts from there. */
  settings: PlannedSettings
  typed: TypedText
  /** Whom an address may mean. */
  known: readonly KnownAccount[]
  /** Actions were put aside before: this one joins them. */
  isBatch: boolean
  /** Throws the sentence that says why it is not taken. */
  onAdd: (call: ComposedCall) => void
  /** `onDone` is called when the transaction is proposed. */
  onReview: (call: ComposedCall, onDone: () => void) => void
}
