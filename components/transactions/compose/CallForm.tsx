import { useId, useMemo, useState } from 'react'
import { type AbiFunction, isHex, toFunctionSignature } from 'viem'
import { Field } from '@/components/ui/Field'
import { findChain } from '@/lib/config/chain'
import { AppError } from '@/lib/errors'
import { parseAmount } from '@/lib/format/amount'
import { parseAbiText } from '@/lib/safe/abiText'
import { encodeCall } from '@/lib/safe/encodeCall'
import type { SafeCall } from '@/lib/safe/transaction'
import type { SafeView } from '@/lib/verify/safeView'
import { AddressField } from './AddressField'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'

type CallFormProps = { safe: SafeView; onAdd: (call: SafeCall) => void }

/** A call of any contract, by a pasted interface or by raw call data. */
export function CallForm({ safe, onAdd }: CallFormProps) {
  const id = useId()
  const target = useAddressInput(safe.chainId, 'Contract')
  const [value, setValue] = useState('0')
  const [abiText, setAbiText] = useState('')
  const [index, setIndex] = useState(0)
  const [values, setValues] = useState<Record<number, string>>({})
  const [data, setData] = useState('0x')
  const abi = useMemo(() => readAbi(abiText), [abiText])
  const functions = typeof abi === 'string' ? [] : abi
  const item = functions[index]
  const decimals = findChain(safe.chainId)?.nativeCurrency.decimals ?? 18
  const { problem, handleSubmit } = useForm(() => {
    if (typeof abi === 'string') throw new AppError(abi)
    const to = target.read()
    if (!item && !(isHex(data) && data.length % 2 === 0))
      throw new AppError('Call data is hexadecimal, such as 0x1234.')
    const encoded = item
      ? encodeCall(
          item,
          item.inputs.map((_, at) => values[at] ?? ''),
        )
      : data
    return { to, value: parseAmount(value, decimals), data: isHex(encoded) ? encoded : '0x' }
  }, onAdd)
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <AddressField chainId={safe.chainId} label="Contract" input={target} />
      <Field label="Value" inputMode="decimal" value={value} onChange={(event) => setValue(event.target.value)} />
      <div className={styles.field}>
        <label htmlFor={`${id}-abi`}>Interface (ABI as JSON, or one signature a line)</label>
        <textarea
          id={`${id}-abi`}
          value={abiText}
          spellCheck={false}
          onChange={(event) => setAbiText(event.target.value)}
        />
      </div>
      {functions.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-function`}>Function</label>
          <select id={`${id}-function`} value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {functions.map((entry, at) => (
              <option key={toFunctionSignature(entry)} value={at}>
                {toFunctionSignature(entry)}
              </option>
            ))}
          </select>
        </div>
      )}
      {item?.inputs.map((input, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the parameters of one function, never reordered
          key={at}
          label={`${input.name || `Parameter ${at + 1}`} (${input.type})`}
          value={values[at] ?? ''}
          onChange={(event) => setValues({ ...values, [at]: event.target.value })}
        />
      ))}
      {!item && <Field label="Call data" value={data} onChange={(event) => setData(event.target.value.trim())} />}
      <FormEnd problem={problem} />
    </form>
  )
}

/** The functions, none for an empty text, or the sentence that says what is wrong. */
function readAbi(text: string): AbiFunction[] | string {
  if (text.trim() === '') return []
  try {
    return parseAbiText(text)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
