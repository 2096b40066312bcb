import type { DecodedData, ServiceDecodedCall } from '@/lib/gateway/schemas/decodedSchema'
import type { UnknownVariant } from '@/lib/gateway/schemas/variant'

/**
 * How a field of an answer stands on the screens: `checked` under one of these subjects, so that a lie is a mismatch;
 * `word`, drawn as the service's word; or `never`, in no text of any screen.
 */
export type Claim = { shown: 'checked'; by: readonly string[] } | { shown: 'word' } | { shown: 'never' }

/** What a transaction is, and how far it is: the chain knows more of some than of others. */
export type Situation = 'waiting' | 'executed' | 'cancelled' | 'module' | 'incoming' | 'creation'

/** One claim for all transactions, or one for each situation in which there is such a field. */
export type Row = Claim | { in: { [situation in Situation]?: Claim } }

/**
 * The rows of an answer, one for each field that it can have, in the answer's own form: a list has those of its items, an
 * object with a `type` has those of each type. A field without a row, or a row without a field, is a type error.
 */
export type Claims<Answer> = ClaimsOf<NonNullable<Answer>>

type Leaf = string | number | bigint | boolean

type ClaimsOf<Value> = [Value] extends [Leaf]
  ? Row
  : [Value] extends [readonly (infer Item)[]]
    ? Claims<Item>
    : [Value] extends [DecodedData | ServiceDecodedCall]
      ? Row
      : string extends keyof Value
        ? Claims<Value[keyof Value]>
        : [Extract<Value, UnknownVariant>] extends [never]
          ? Fields<Value>
          : { [Kind in Value as Kind extends { type: infer Type extends string } ? Type : never]: Fields<Kind> }

type Fields<Value> = { [Field in keyof Value]-?: Claims<Value[Field]> }

export const never: Claim = { shown: 'never' }
export const word: Claim = { shown: 'word' }

/** Where it is known is the word of a gateway of one's own, and of the service beside it. */
export const sourcesClaims = {
  ...{ service: word, from: word, knownTo: word, isWaiting: word, isReachable: word },
  differences: { code: word, text: word },
}

/** A row says that there are differences, and its page which. */
export const listedSourcesClaims = {
  ...{ service: word, from: never, knownTo: never, isWaiting: never, isReachable: never },
  differences: { code: never, text: never },
}

export function checked(...by: [string, ...string[]]): Claim {
  return { shown: 'checked', by }
}

export function inSituation(claims: { [situation in Situation]?: Claim }): Row {
  return { in: claims }
}
