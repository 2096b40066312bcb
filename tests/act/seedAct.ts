import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import type { SafeVersion } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { TransactionAct } from '@/lib/signing/transaction/recheck'

const [alice] = owners
const to = recipients[0].address

type Seed = { version: SafeVersion; saltNonce: bigint; threshold: number }

/** A Safe of all owners that has 1,000 wei, and a payment of 7 that Alice is shown. */
export async function seedAct(chain: Chain, { version, saltNonce, threshold }: Seed) {
  const everyone = owners.map(({ address }) => address)
  const safe = await createSafe(chain, { version, owners: everyone, threshold, saltNonce })
  await chain.client.setBalance({ address: safe.address, value: 1_000n })
  const state = await readSafe(chain.client, safe.address)
  const transaction = createTransaction({ to, value: 7n, data: '0x' }, state.nonce)
  const ref = { chainId: chain.chainId, address: safe.address }
  const { safeTxHash } = hashSafeTransaction({ ...ref, version }, transaction)
  const subject = { transaction }
  const act: TransactionAct = {
    ref,
    account: alice.address,
    chain: state,
    subject,
    safeTxHash,
    known: [],
    isQueued: false,
  }
  return { safe, act, transaction }
}
