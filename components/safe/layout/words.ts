import { formatCount } from '@/lib/format/count'

export const linkNamesNoSafe = 'This link names no Safe'
export const noSafeChosen = 'No Safe is chosen'
export const noSafeHere = (chain: string) => `There is no Safe at this address on ${chain}`
export const notCreated = (chain: string) => `Nothing is created at this address on ${chain} yet`
export const notCreatedHint =
  'It may be the address of a Safe that is still to be created, or of one on another network. Send nothing to it before you know.'
export const holds = (amount: string) => `${amount} wait there for whoever creates it.`
export const createIt = 'Create a Safe, or go on with it'
export const lookAgain = 'Check again'
export const otherContract = 'Whatever it is, this site can neither show nor check it.'
export function gatewayWait({ status, seconds }: { status: number; seconds: number }): string {
  const reason = status === 429 ? 'It answers too many requests.' : 'It is busy or being repaired.'
  return `The Safe service asks to wait ${seconds} s. ${reason}`
}
export const stillReading = ({ known, newest }: { known: number; newest: number }) =>
  `The Safe service is still reading this Safe’s history: block ${formatCount(known)} of ${formatCount(newest)}. Until it has, what is shown below comes from the network.`
export const readSoFar = ({ known, newest }: { known: number; newest: number }) =>
  `The Safe service has read up to block ${formatCount(known)} of ${formatCount(newest)}: what happened after that is not listed yet.`
export const factsAreGatewayWord = 'owners, threshold and nonce below are the Safe service’s word'
export const factsAreFromChain = 'what is shown below comes from the network'
export const sourcesDisagree = 'The Safe service and the network disagree about this Safe'
export const disagreement = (field: string, onChain: string, atGateway: string) =>
  `${field}: the network says ${onChain}, the Safe service says ${atGateway}. The network is right.`
export const queue = 'Queue'
export const history = 'History'
export const messages = 'Messages'
export const transactions = 'Transactions'
export const pageTitle = (page: string, safe: string, app: string) => `${page} · ${safe} – ${app}`
