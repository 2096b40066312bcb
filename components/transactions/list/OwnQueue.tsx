import { BegunActs } from '@/components/transactions/begun/BegunActs'
import { HandedOn } from '@/components/transactions/new/HandedOn'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './QueueScreen.module.css'
import * as words from './words'

/** In the place of a queue where there is no service: what was begun here, and what another owner handed on. */
export function OwnQueue({ safe }: { safe: SafeView }) {
  return (
    <>
      <p className={styles.empty}>{words.noQueue}</p>
      <BegunActs safe={safe} />
      <HandedOn safe={safe} />
      <p>
        <ButtonLink href={safeRoutes.newTransaction(safe)} variant="secondary">
          {words.newTransaction}
        </ButtonLink>
      </p>
    </>
  )
}
