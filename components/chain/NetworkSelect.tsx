import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/SelectField'
import { publicEnv } from '@/lib/config/publicEnv'

/** One of the networks that this site uses. */
export function NetworkSelect(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return (
    <SelectField {...props}>
      {publicEnv.chains.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
