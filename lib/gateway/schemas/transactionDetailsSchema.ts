import { DetailedExecutionInfoType } from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import * as z from 'zod/mini'
import { tokenInfo } from './assetSchema'
import { decodedData, operation } from './decodedSchema'
import { orNull } from './fields'
import { namedAddress } from './links'
import { amount, count, nonce } from './numbers'
import { listedFields, transactionId } from './transactionSchema'
import { address, hash, hex } from './values'
import { variant } from './variant'

const { MULTISIG, MODULE } = DetailedExecutionInfoType

const transactionData = z.object({
  to: namedAddress,
  value: orNull(amount),
  hexData: orNull(hex),
  operation,
  dataDecoded: orNull(decodedData),
  trustedDelegateCallTarget: orNull(z.boolean()),
  /** Names for addresses that occur in the decoded data. */
  addressInfoIndex: orNull(z.record(z.string(), namedAddress)),
})

const confirmation = z.object({ signer: namedAddress, signature: orNull(hex), submittedAt: count })

const executionDetails = variant({
  [MULTISIG]: z.object({
    type: z.literal(MULTISIG),
    submittedAt: count,
    nonce,
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: address,
    refundReceiver: namedAddress,
    safeTxHash: hash,
    executor: orNull(namedAddress),
    signers: z.array(namedAddress),
    confirmationsRequired: count,
    confirmations: z.array(confirmation),
    rejectors: orNull(z.array(namedAddress)),
    gasTokenInfo: orNull(tokenInfo),
    trusted: z.boolean(),
    proposer: orNull(namedAddress),
    proposedByDelegate: orNull(namedAddress),
  }),
  [MODULE]: z.object({ type: z.literal(MODULE), address: namedAddress }),
})

/** All that the gateway knows of a transaction. What is signed is recomputed from it, never taken on trust. */
export const transactionDetails = z.object({
  txId: transactionId,
  safeAddress: address,
  executedAt: orNull(count),
  ...listedFields,
  txData: orNull(transactionData),
  detailedExecutionInfo: orNull(executionDetails),
})

export type TransactionDetails = z.output<typeof transactionDetails>
export type MultisigDetails = Extract<TransactionDetails['detailedExecutionInfo'], { type: typeof MULTISIG }>
