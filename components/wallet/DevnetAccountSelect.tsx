import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { shortenAddress } from '@/lib/format/address'
import { keptKey } from '@/lib/query/queryKeys'
import styles from './DevnetAccountSelect.module.css'
import * as words from './words'

/** Lets a newcomer be each of the devnet's test accounts; nothing with any other wallet, or without the devnet. */
export function DevnetAccountSelect() {
  const { address, connector } = useAccount()
  const isDevnet = process.env.COUNTERSIGN_DEVNET === 'true' && connector?.id === 'devnet'
  const { data: accounts } = useQuery({
    queryKey: keptKey('devnetAccounts'),
    enabled: isDevnet,
    queryFn: async () => (await import('@/lib/wallet/devnetAccounts')).readDevnetAccounts(),
  })
  if (!isDevnet || !accounts || !address) return null
  const handleChange = async (index: number) => {
    const { chooseDevnetAccount } = await import('@/lib/wallet/devnetAccounts')
    await chooseDevnetAccount(await connector.getProvider(), index)
  }
  return (
    <label className={styles.select}>
      {words.testAccount}
      <select value={accounts.indexOf(address)} onChange={(event) => handleChange(Number(event.target.value))}>
        {accounts.map((account, index) => (
          <option key={account} value={index}>
            {`${index}: ${shortenAddress(account)}`}
          </option>
        ))}
      </select>
    </label>
  )
}
