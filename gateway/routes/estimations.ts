import { z } from 'zod'
import { estimateCall } from '../chain/simulate'
import { addressField, amountField, bytesField, operationField, parseBody } from '../http/body'
import { refused } from '../http/failure'
import { type Route, safeRoute } from '../http/router'
import { recommendedNonce } from '../view/queueRows'

const bodySchema = z.object({
  to: addressField,
  value: amountField,
  data: bytesField.nullish().transform((data) => data ?? '0x'),
  operation: operationField,
})

const path = '/v2/chains/:chainId/safes/:safe/multisig-transactions/estimations'

export const estimationRoutes: Route[] = [
  safeRoute('POST', path, async ({ chain, safe, body }) => {
    const call = parseBody(bodySchema, body)
    const info = await chain.safes.read(safe)
    const gas = await estimateCall(chain, info, call)
    if (gas === undefined) throw refused('Gas estimation failed: the Safe cannot make this call as things are now')
    await chain.federated?.readQueue(safe)
    return {
      body: {
        currentNonce: Number(info.nonce),
        recommendedNonce: await recommendedNonce(chain, safe, info.nonce),
        safeTxGas: String(gas),
      },
    }
  }),
]
