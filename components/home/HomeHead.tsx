import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { BalanceTotal } from '@/components/assets/BalanceTotal'
import type { Balances } from '@/components/assets/model/useBalances'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './HomeHead.module.css'
import { ReceiveDialog } from './ReceiveDialog'
import * as words from './words'

type HomeHeadProps = { safe: SafeView; balances: Balances; currency: string }

/** What all is worth, and the ways to move it. */
export function HomeHead({ safe, balances, currency }: HomeHeadProps) {
  const [isReceiving, setIsReceiving] = useState(false)
  return (
    <div className={styles.head}>
      <div className={styles.total}>
        <BalanceTotal balances={balances} currency={currency} />
      </div>
      <div className={styles.acts}>
        <ButtonLink href={safeRoutes.newTransaction(safe, { form: 'send' })} prefetch={false}>
          <ArrowUpRight size={18} />
          {words.send}
        </ButtonLink>
        <Button onClick={() => setIsReceiving(true)}>
          <ArrowDownLeft size={18} />
          {words.receive}
        </Button>
      </div>
      {isReceiving && <ReceiveDialog safe={safe} onClose={() => setIsReceiving(false)} />}
    </div>
  )
}
