import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { describePermission } from './describePermission'
import styles from './PermissionDialog.module.css'

type PermissionDialogProps = {
  name: string
  site: string
  methods: readonly string[]
  onAnswer: (isAllowed: boolean) => void
}

/** Asks whether an app may do more than apps may by themselves. Closing it refuses. */
export function PermissionDialog({ name, site, methods, onAnswer }: PermissionDialogProps) {
  return (
    <Dialog
      title="An app asks for a permission"
      onClose={() => onAnswer(false)}
      refusal={<Button onClick={() => onAnswer(false)}>Refuse</Button>}
    >
      <p>
        <strong>{name}</strong> at <span className={styles.site}>{site}</span> wants to:
      </p>
      <ul>
        {methods.map((method) => (
          <li key={method}>{describePermission(method)}</li>
        ))}
      </ul>
      <p className={styles.hint}>What you allow holds until you take it back in the settings, under Safe Apps.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Allow
        </Button>
      </div>
    </Dialog>
  )
}
