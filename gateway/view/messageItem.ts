import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { joinSignatures } from '../codec/signatures'
import type { StoredMessage } from '../store/messages'
import { addressEx } from './addressEx'
import { nameSources } from './sources'

/** A message as the gateway shows it. Signatures of former owners do not count: no contract would accept them. */
export async function describeMessage(chain: ChainService, info: SafeInfo, stored: StoredMessage) {
  const { messageHash, message, createdAt, modifiedAt, proposer, safeAppId, origin } = stored
  const stands = await chain.messages.signaturesOf(messageHash)
  const signatures = stands.filter(({ owner }) => info.owners.includes(owner))
  const isConfirmed = signatures.length >= info.threshold
  const app = await findApp(chain, stored)
  return {
    messageHash,
    status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: app?.iconUrl ?? null,
    name: app?.name ?? origin?.name ?? null,
    message,
    creationTimestamp: createdAt,
    modifiedTimestamp: modifiedAt,
    confirmationsSubmitted: signatures.length,
    confirmationsRequired: info.threshold,
    proposedBy: addressEx(proposer),
    confirmations: signatures.map(({ owner, signature }) => ({ owner: addressEx(owner), signature })),
    preparedSignature: isConfirmed ? joinSignatures(signatures) : null,
    ...{ safeAppId, origin: origin && JSON.stringify(origin) },
    ...(await nameSources(chain, 'message', messageHash)),
  }
}

async function findApp(chain: ChainService, { safeAppId, origin }: StoredMessage) {
  if (safeAppId === null && !origin?.url) return undefined
  const apps = await chain.readSafeApps()
  return apps.find((app) => (safeAppId === null ? app.url === origin?.url : app.id === safeAppId))
}
