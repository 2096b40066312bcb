import { mnemonicToAccount } from 'viem/accounts'

/** The mnemonic that every local node uses: its keys are public and must never hold anything of value. */
export const testMnemonic = 'test test test test test test test test test test test junk'

function deriveAccount(addressIndex: number) {
  return mnemonicToAccount(testMnemonic, { addressIndex })
}

export type DevnetAccount = ReturnType<typeof deriveAccount>

/** Owners of the seeded Safes. */
export const owners = [deriveAccount(0), deriveAccount(1), deriveAccount(2)] as const
/** Hold no Safe: receivers of payments, and outsiders for the tests of refusals. */
export const recipients = [deriveAccount(3), deriveAccount(4), deriveAccount(5)] as const
/** Deploys and mints the tokens. */
export const minter = deriveAccount(8)
/** Sends what the devnet itself needs, so that the nonces of the others start at 0. */
export const deployer = deriveAccount(9)
