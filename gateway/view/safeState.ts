import type { Address } from 'viem'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { addressEx } from './addressEx'
import { listHistory } from './historyRows'

const semverPattern = /^\d+\.\d+\.\d+/

/** A Safe as the gateway describes it; the tags change whenever the list that they name does. */
export async function describeSafe(chain: ChainService, address: Address) {
  const info = await chain.safes.read(address)
  const masterCopies = await chain.masterCopies.list()
  const masterCopy = masterCopies.find((copy) => copy.address === info.singleton)
  const suffix = masterCopy?.version.endsWith('+L2') ? '+L2' : ''
  return {
    address: addressEx(address),
    chainId: String(chain.id),
    nonce: Number(info.nonce),
    threshold: info.threshold,
    owners: info.owners.map(addressEx),
    implementation: addressEx(info.singleton),
    implementationVersionState: versionState(info, masterCopy !== undefined, chain.config.recommendedVersion),
    modules: info.modules.length === 0 ? null : info.modules.map(addressEx),
    fallbackHandler: info.fallbackHandler && addressEx(info.fallbackHandler),
    guard: info.guard && addressEx(info.guard),
    version: info.version && info.version + suffix,
    ...(await describeTags(chain, address)),
  }
}

function versionState({ version }: SafeInfo, isPublished: boolean, recommended: string) {
  if (!version || !isPublished || !semverPattern.test(version)) return 'UNKNOWN'
  return compareVersions(version, recommended) < 0 ? 'OUTDATED' : 'UP_TO_DATE'
}

function compareVersions(left: string, right: string) {
  const [leftParts, rightParts] = [left, right].map((version) => version.split(/[.+-]/).map(Number))
  for (const position of [0, 1, 2]) {
    const difference = (leftParts?.[position] ?? 0) - (rightParts?.[position] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

async function describeTags(chain: ChainService, safe: Address) {
  const transfers = chain.index.current.transfersByAccount.get(safe) ?? []
  const lastCollectible = transfers.findLast((transfer) => transfer.asset === 'erc721')
  return {
    collectiblesTag: tag(lastCollectible?.transaction.timestamp),
    txQueuedTag: tag(await chain.proposals.lastModified(safe)),
    txHistoryTag: tag(listHistory(chain, safe).at(0)?.transaction.timestamp),
    messagesTag: tag(await chain.messages.lastModified(safe)),
  }
}

/** Unix seconds. */
function tag(milliseconds: number | null | undefined) {
  return milliseconds == null ? null : String(Math.floor(milliseconds / 1000))
}
