import { isAddressEqual } from 'viem'
import { ChangedOwners } from '@/components/transactions/view/info/ChangedOwners'
import { CreationInfo } from '@/components/transactions/view/info/CreationInfo'
import { SettingsChangeInfo } from '@/components/transactions/view/info/SettingsChangeInfo'
import { TransferInfoView } from '@/components/transactions/view/info/TransferInfoView'
import * as words from '@/components/transactions/view/info/words'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { listOwnerChanges } from '@/lib/safe/call/ownerRisks'
import { isRejection } from '@/lib/safe/execute/rejection'
import { listSettingsChanges } from '@/lib/safe/settings/settingsChange'
import { readChange } from '@/lib/verify/checks/checkSettings'
import { nativeUnit } from './describeAmount'
import type { LocalCall } from './readLocalCall'
import { readMove } from './readMove'

type TransactionInfoViewProps = { safe: SafeRef; info: TransactionInfo; local: LocalCall }

/** What a transaction is about: read from its call data, and only without it from the service's summary. */
export function TransactionInfoView({ safe, info, local }: TransactionInfoViewProps) {
  const { chainId, address } = safe
  const { decoded, claimed } = local
  const native = nativeUnit(chainId)
  const rejection = decoded && readRejection(safe, local)
  if (rejection) return <p>{words.customCalls[rejection]}</p>
  const changes = decoded ? listSettingsChanges(address, decoded) : []
  const [change, ...more] = decoded ? listOwnerChanges(address, decoded) : []
  if (change && more.length === 0) return <ChangedOwners chainId={chainId} change={change} />
  if (changes.length > 0) return <SettingsChangeInfo changes={changes} source="call" />
  const move = readMove(address, info, decoded, native)
  if (move) return <TransferInfoView safe={safe} {...move} names={readNames(info, local)} />
  if (info.type === 'UNKNOWN') return <UnknownInfo kind={info.kind} />
  if (decoded) {
    const isBatch = decoded.calls.length > 0 && claimed !== undefined
    return <p>{isBatch ? words.batch(decoded.calls.length) : words.customCalls.call}</p>
  }
  return <ServiceInfo chainId={chainId} info={info} />
}

/** What stands in the gateway's summary, where there is no call data beside it. */
function ServiceInfo({ chainId, info }: { chainId: number; info: TransactionInfo }) {
  if (info.type === 'Creation') {
    const { creator, factory, implementation, saltNonce, transactionHash } = info
    const parts = { creator: creator.value, factory: factory?.value, implementation: implementation?.value }
    return <CreationInfo chainId={chainId} {...parts} saltNonce={saltNonce} transactionHash={transactionHash} />
  }
  if (info.type === 'SettingsChange') {
    const change = info.settingsInfo ? readChange(info.settingsInfo) : undefined
    return <SettingsChangeInfo changes={change ? [change] : []} source="service" />
  }
  if (info.type === 'Transfer' && info.transferInfo.type === 'UNKNOWN') {
    return <UnknownInfo kind={info.transferInfo.kind} />
  }
  return <p>{words.customCalls.call}</p>
}

/** A kind that came later than this app. */
function UnknownInfo({ kind }: { kind: string }) {
  return (
    <p>
      <ServiceWord note={null}>{words.unknownKind(displayName(kind))}</ServiceWord>
    </p>
  )
}

function readRejection({ address }: SafeRef, { decoded, claimed }: LocalCall) {
  if (!claimed || !decoded) return undefined
  const isEmpty = isAddressEqual(decoded.to, address) && decoded.data === '0x' && decoded.value === 0n
  if (isRejection(address, claimed.transaction)) return 'rejection'
  return isEmpty ? 'fakeRejection' : undefined
}

/** The service's names belong to the addresses that it names: where the call has others, they do not. */
function readNames(info: TransactionInfo, { decoded }: LocalCall) {
  if (decoded || info.type !== 'Transfer') return { sender: null, recipient: null }
  return { sender: info.sender.name, recipient: info.recipient.name }
}
