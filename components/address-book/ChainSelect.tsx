import { useId } from 'react'
import { publicEnv } from '@/lib/config/publicEnv'
import styles from './ChainSelect.module.css'
import { chainName } from './chainName'
import * as words from './words'

type ChainSelectProps = { chainId: number | undefined }

/** On which network a name counts. An entry's own network is offered even when this site does not serve it. */
export function ChainSelect({ chainId }: ChainSelectProps) {
  const id = useId()
  const served = publicEnv.chains.map((chain) => chain.id)
  const chainIds = chainId === undefined || served.includes(chainId) ? served : [...served, chainId]
  return (
    <div className={styles.chain}>
      <label htmlFor={id}>{words.network}</label>
      <select id={id} name="chainId" className={styles.select} defaultValue={chainId ?? ''}>
        <option value="">{chainName(undefined)}</option>
        {chainIds.map((option) => (
          <option key={option} value={option}>
            {chainName(option)}
          </option>
        ))}
      </select>
    </div>
  )
}
