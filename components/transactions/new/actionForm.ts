import type { TypedText } from '@/lib/drafts/useFormDraft'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import type { PlannedSettings } from '@/lib/safe/settings/settingsPlan'
import type { SafeView } from '@/lib/safe-view/safeView'

/** What every form of an action is given. */
export type ActionFormProps = {
  safe: SafeView
  /** Owners, threshold and modules as the actions so far leave them: the next one starts from there. */
  settings: PlannedSettings
  typed: TypedText
  onAdd: (call: ComposedCall) => void
}
