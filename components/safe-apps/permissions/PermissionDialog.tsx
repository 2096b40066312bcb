import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { describePermission } from './describePermission'
import styles from './PermissionDialog.module.css'
import * as words from './words'

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
      title={words.appAsks}
      onClose={() => onAnswer(false)}
      refusal={<Button onClick={() => onAnswer(false)}>{words.refuse}</Button>}
      acts={
        <Button variant="primary" onClick={() => onAnswer(true)}>
          {words.allow}
        </Button>
      }
    >
      <p>{words.wantsTo(name, <span className={styles.site}>{site}</span>)}</p>
      <ul>
        {methods.map((method) => (
          <li key={method}>{describePermission(method)}</li>
        ))}
      </ul>
      <p className={styles.hint}>{words.allowHint}</p>
    </Dialog>
  )
}
