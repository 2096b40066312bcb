import { SelectField } from '@/components/ui/SelectField'
import { publicEnv } from '@/lib/config/publicEnv'
import { networkName } from './networkName'
import * as words from './words'

type ChainSelectProps = { chainId: number | undefined; onChange: (chainId: number | undefined) => void }

/** On which network a name counts. An entry's own network is offered even when this site does not serve it. */
export function ChainSelect({ chainId, onChange }: ChainSelectProps) {
  const served = publicEnv.chains.map((chain) => chain.id)
  const chainIds = chainId === undefined || served.includes(chainId) ? served : [...served, chainId]
  return (
    <SelectField
      label={words.network}
      name="chainId"
      defaultValue={chainId ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{networkName(undefined)}</option>
      {chainIds.map((option) => (
        <option key={option} value={option}>
          {networkName(option)}
        </option>
      ))}
    </SelectField>
  )
}
