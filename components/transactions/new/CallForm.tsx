import { useMemo } from 'react'
import { type AbiFunction, type Hex, toFunctionSignature } from 'viem'
import { AddressField } from '@/components/chain/AddressField'
import { TextAreaField } from '@/components/transactions/new/fields/TextAreaField'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import { TextLines } from '@/components/ui/TextLines'
import { findChain } from '@/lib/config/chain'
import type { TypedText } from '@/lib/drafts/useFormDraft'
import { AppError } from '@/lib/errors'
import { parseAmount } from '@/lib/format/amount'
import type { ReadFunction } from '@/lib/safe/call/abiItem'
import { parseAbiText } from '@/lib/safe/call/abiText'
import { encodeCall } from '@/lib/safe/call/encodeCall'
import { type ComposedCall, stateMethod } from '@/lib/safe/call/statedMethod'
import { parseBytes } from '@/lib/safe/hash/bytes'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

// The longest interface of a contract is a fraction of it.
const maxAbiLength = 1_000_000

/** A call of any contract, by a pasted interface or by raw call data; contract and interface stay for the next call. */
export function CallForm(props: ActionFormProps) {
  const { safe, typed, known } = props
  const target = useAddressInput(safe.chainId, typed, 'contract')
  const value = typed.get('value') ?? '0'
  const abiText = typed.get('abi') ?? ''
  const data = typed.get('data') ?? '0x'
  const abi = useMemo(() => readAbi(abiText), [abiText])
  const functions = typeof abi === 'string' ? [] : abi
  const index = Number(typed.get('function') ?? 0)
  const chosen = functions[index] ?? functions[0]
  const item = chosen?.item
  const place = chosen ? functions.indexOf(chosen) : 0
  // Each function has its own: a value never wanders into another one's parameter.
  const fields = item?.inputs.map((_, at) => `value.${place}.${at}`) ?? []
  const decimals = findChain(safe.chainId)?.nativeCurrency.decimals ?? 18
  const readAmount = () => parseAmount(value, decimals)
  const readFunctions = () => {
    if (typeof abi === 'string') throw new AppError(abi)
  }
  const make = (): ComposedCall => {
    const call = { to: target.read(), value: readAmount() }
    if (!item) return { ...call, data: readData(data) }
    const values = fields.map((field) => typed.get(field) ?? '')
    return { ...call, data: encodeCall(item, values), ...stateMethod(item, values) }
  }
  const { handleSubmit, problems, end } = useForm({
    ...props,
    fields: {
      contract: target.read,
      value: readAmount,
      abi: readFunctions,
      ...(item ? readEach(item, fields, typed) : { data: () => readData(data) }),
    },
    make,
    emptied: ['value', 'data', ...fields],
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <AddressField
        chainId={safe.chainId}
        label={words.contract}
        input={target}
        known={known}
        problem={problems.contract}
      />
      <Field
        label={words.value}
        inputMode="decimal"
        value={value}
        problem={problems.value}
        onChange={(event) => typed.set('value', event.target.value)}
      />
      <TextAreaField
        label={words.abi}
        value={abiText}
        maxLength={maxAbiLength}
        problem={problems.abi}
        onChange={(event) => typed.set('abi', event.target.value)}
      />
      {functions.length > 0 && (
        <SelectField
          label={words.functionName}
          value={place}
          onChange={(event) => typed.set('function', event.target.value)}
        >
          {functions.map(({ item: entry }, at) => (
            <option key={toFunctionSignature(entry)} value={at}>
              {toFunctionSignature(entry)}
            </option>
          ))}
        </SelectField>
      )}
      {chosen && <TextLines texts={chosen.notes} as="p" className={styles.soft} />}
      {item?.inputs.map((input, at) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the parameters of one function, never reordered
          key={at}
          label={`${input.name || words.unnamedParameter(at + 1)} (${input.type})`}
          value={typed.get(fields[at] ?? '') ?? ''}
          problem={problems[fields[at] ?? '']}
          onChange={(event) => typed.set(fields[at] ?? '', event.target.value)}
        />
      ))}
      {!item && (
        <Field
          label={words.callData}
          value={data}
          problem={problems.data}
          onChange={(event) => typed.set('data', event.target.value.trim())}
        />
      )}
      <FormEnd {...end} safe={safe} />
    </form>
  )
}

/** Each parameter alone, so that what is wrong is said at its own field. */
function readEach(item: AbiFunction, fields: readonly string[], typed: TypedText): Record<string, () => unknown> {
  const readers = item.inputs.map((input, at) => {
    const field = fields[at] ?? ''
    return [field, () => encodeCall({ ...item, inputs: [input] }, [typed.get(field) ?? ''])] as const
  })
  return Object.fromEntries(readers)
}

function readData(text: string): Hex {
  const data = parseBytes(text.trim())
  if (!data) throw new AppError(words.badCallData)
  return data
}

/** The functions, none for an empty text, or the sentence that says what is wrong. */
function readAbi(text: string): ReadFunction[] | string {
  if (text.trim() === '') return []
  try {
    return parseAbiText(text)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
