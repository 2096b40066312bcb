import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { useReadClient } from '@/lib/chain/useReadClient'
import { AppError, describeError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'
import { forgetToken, nameToken, useNamedTokens } from './model/namedTokens'
import styles from './NamedTokens.module.css'
import * as words from './words'

/** Where no service lists tokens the user names them, by their addresses; the network tells the rest. */
export function NamedTokens({ safe: { chainId } }: { safe: SafeRef }) {
  const client = useReadClient({ chainId })
  const tokens = useNamedTokens(chainId)
  const [text, setText] = useState('')
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async (typed: string) => {
      const address = parseAddress(typed.trim(), 'anyCase')
      if (!address || !client) throw new AppError(words.noTokenAddress)
      const [info] = await readTokenInfo(client, [address])
      if (info?.decimals === undefined) throw new AppError(words.noToken)
      nameToken({ chainId, address })
      setText('')
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate(text)
  }
  return (
    <>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={words.addToken}>
        <Field
          label={words.tokenAddress}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            reset()
          }}
          problem={error ? describeError(error) : undefined}
        />
        <Button type="submit" className={styles.submit} disabled={isPending}>
          {words.addToken}
        </Button>
      </form>
      {tokens.length > 0 && (
        <ul className={styles.tokens} aria-label={words.namedTokens}>
          {tokens.map((address) => (
            <li key={address} className={styles.token}>
              <AddressLabel chainId={chainId} address={address} />
              <Button variant="quiet" onClick={() => forgetToken({ chainId, address })}>
                {words.forgetToken}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
