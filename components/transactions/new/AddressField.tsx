import { AddressLabel } from '@/components/chain/AddressLabel'
import { Field } from '@/components/ui/Field'
import type { AddressInput } from './useAddressInput'
import * as words from './words'

type AddressFieldProps = { chainId: number; label: string; input: AddressInput; hint?: string }

/** A field for an address or a name, with the address of the name in full beneath it. */
export function AddressField({ chainId, label, input, hint = words.addressHint }: AddressFieldProps) {
  return (
    <div>
      <Field label={label} hint={hint} value={input.text} onChange={(event) => input.setText(event.target.value)} />
      <div aria-live="polite">
        {input.isResolving && words.lookingUp}
        {input.resolved && <AddressLabel chainId={chainId} address={input.resolved} />}
      </div>
    </div>
  )
}
