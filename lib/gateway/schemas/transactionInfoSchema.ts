import {
  TransactionInfoType,
  TransactionTokenType,
  TransferDirection,
} from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import * as z from 'zod/mini'
import { decodedData } from './decodedSchema'
import { known, label, orNull } from './fields'
import { imageUrl, namedAddress } from './links'
import { amount, count } from './numbers'
import { settingsInfo } from './settingsSchema'
import { address, hash } from './values'
import { variant } from './variant'

const { ERC20, ERC721, NATIVE_COIN } = TransactionTokenType
const { TRANSFER, SETTINGS_CHANGE, CUSTOM, CREATION } = TransactionInfoType

const token = {
  tokenAddress: address,
  tokenName: orNull(label()),
  tokenSymbol: orNull(label(60)),
  logoUri: imageUrl,
  trusted: orNull(z.boolean()),
}

const transferInfo = variant({
  [ERC20]: z.object({
    type: z.literal(ERC20),
    ...token,
    value: amount,
    decimals: orNull(count),
    imitation: orNull(z.boolean()),
  }),
  [ERC721]: z.object({ type: z.literal(ERC721), ...token, tokenId: amount }),
  [NATIVE_COIN]: z.object({ type: z.literal(NATIVE_COIN), value: amount }),
})

/** What a transaction is about. Kinds that came later (swaps, staking) are UnknownVariant. */
export const transactionInfo = variant({
  [TRANSFER]: z.object({
    type: z.literal(TRANSFER),
    sender: namedAddress,
    recipient: namedAddress,
    direction: known(TransferDirection, TransferDirection.UNKNOWN),
    transferInfo,
  }),
  [SETTINGS_CHANGE]: z.object({
    type: z.literal(SETTINGS_CHANGE),
    dataDecoded: orNull(decodedData),
    settingsInfo: orNull(settingsInfo),
  }),
  [CUSTOM]: z.object({
    type: z.literal(CUSTOM),
    to: namedAddress,
    /** Bytes of call data. */
    dataSize: amount,
    value: orNull(amount),
    methodName: orNull(label()),
    actionCount: orNull(count),
    isCancellation: z.boolean(),
  }),
  [CREATION]: z.object({
    type: z.literal(CREATION),
    creator: namedAddress,
    transactionHash: hash,
    implementation: orNull(namedAddress),
    factory: orNull(namedAddress),
    saltNonce: orNull(label()),
  }),
})

export type TransactionInfo = z.output<typeof transactionInfo>
export type TransferInfo = z.output<typeof transferInfo>
