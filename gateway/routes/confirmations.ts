import { type Address, type Hex, hashTypedData } from 'viem'
import { z } from 'zod'
import { checkTransactionSignatures } from '../accept/acceptProposal'
import type { ChainService } from '../chainService'
import { bytesField, parseBody, signatureField } from '../http/body'
import { notFound, refused } from '../http/failure'
import { parseHash } from '../http/input'
import { type ChainCall, chainRoute, type Route } from '../http/router'
import { noProposal, type Proposal } from '../store/proposals'
import { detailProposal } from './propose'

const confirmationSchema = z.object({ signature: signatureField })
const deletionSchema = z.object({ signature: bytesField })

export const confirmationRoutes: Route[] = [
  chainRoute('POST', '/v1/chains/:chainId/transactions/:hash/confirmations', async (call) => {
    const { signature } = parseBody(confirmationSchema, call.body)
    const { chain } = call
    const { proposal, info } = await findWaiting(call)
    const { safeTxHash, fields } = proposal
    const confirmations = await checkTransactionSignatures(chain, info, { fields, safeTxHash, signature })
    await chain.proposals.confirm(safeTxHash, confirmations)
    return { body: await detailProposal(chain, safeTxHash) }
  }),
  chainRoute('DELETE', '/v1/chains/:chainId/transactions/:hash', async (call) => {
    const { signature } = parseBody(deletionSchema, call.body)
    const { proposal } = await findWaiting(call)
    if (!(await isSignedDeletion(call.chain, proposal, signature))) {
      throw refused(
        `Invalid signature: ${proposal.proposer}, who proposed this transaction, has not signed its deletion`,
      )
    }
    const { safeTxHash, proposer } = proposal
    await call.chain.proposals.remove(safeTxHash, { proposer, signature })
    return { body: undefined }
  }),
]

async function findWaiting({ chain, params }: ChainCall) {
  const safeTxHash = parseHash(params.hash, ['safeTxHash'])
  const proposal = await chain.proposals.find(safeTxHash)
  if (!proposal || !chain.index.findSafe(proposal.safe)) throw notFound(noProposal)
  const info = await chain.safes.read(proposal.safe)
  const { nonce } = proposal.fields
  if (nonce < info.nonce) throw refused(`Invalid nonce: the Safe has used the nonce ${nonce} already`)
  return { proposal, info }
}

const hourLength = 3_600_000

/** The proposer signs the hash and the hour; the hour before still counts. */
async function isSignedDeletion(chain: ChainService, { safe, safeTxHash, proposer }: Proposal, signature: Hex) {
  const hour = Math.floor(Date.now() / hourLength)
  for (const totp of [hour, hour - 1]) {
    const hash = hashDeletion(chain.id, safe, safeTxHash, totp)
    if (await chain.client.verifyHash({ address: proposer, hash, signature }).catch(() => false)) return true
  }
  return false
}

function hashDeletion(chainId: number, verifyingContract: Address, safeTxHash: Hex, totp: number) {
  return hashTypedData({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(totp) },
  })
}
