import { Button } from '@/components/ui/Button'
import styles from './compose.module.css'

type FormEndProps = { problem: string | undefined }

/** What stands at the end of every form of an action. */
export function FormEnd({ problem }: FormEndProps) {
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit">Add to the transaction</Button>
      </div>
    </>
  )
}
