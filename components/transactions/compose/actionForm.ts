import type { TypedText } from '@/lib/act/useFormDraft'
import type { PlannedSettings } from '@/lib/safe/settingsPlan'
import type { ComposedCall } from '@/lib/safe/statedMethod'
import type { SafeView } from '@/lib/verify/safeView'

/** What every form of an action is given. */
export type ActionFormProps = {
  safe: SafeView
  /** Owners, threshold and modules as the actions so far leave them: the next one starts from there. */
  settings: PlannedSettings
  typed: TypedText
  onAdd: (call: ComposedCall) => void
}
