import { plural } from '@/lib/format/count'

export const creator = 'Creator'
export const factory = 'Factory'
export const implementation = 'Implementation'
export const salt = 'Salt'
export const onChain = 'Transaction on the chain'

export const customCalls = {
  rejection: 'Does nothing but use up its nonce: others with the same nonce can never be executed after it.',
  fakeRejection: 'Looks like a rejection and is none: its refund or its delegatecall has an effect of its own.',
  call: 'Calls a contract: below is what its data says.',
}
export const batch = (count: number) =>
  `Makes ${plural(count, { one: '1 call', other: `${count} calls` })} in one transaction: all of them, or none.`

export const unknownChange = 'Which setting is changed, the Safe service does not say.'
export const changes = 'Changes this Safe:'
export const changesByGateway = 'Changes this Safe, in the Safe service’s word:'

export const newOwner = 'New owner'
export const formerOwner = 'Former owner'
export const copyOwner = 'Copy address'

export const from = 'From'
export const to = 'To'
export const token = 'Token'
export const copy = 'Copy'

export const unknownKind = (kind: string | undefined) =>
  `The Safe service calls this ${kind ?? 'something without a name'}, a kind that is not known here: only what the call data says counts.`
