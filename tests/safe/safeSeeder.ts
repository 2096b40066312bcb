import { type Address, encodeFunctionData, type Hex, type LocalAccount, parseAbi } from 'viem'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { approvedHashSignature, contractSignature, parseWalletSignature } from '@/lib/safe/signature/walletSignature'

const [alice] = owners

// Asked of the contract itself, so that nothing here repeats what is tested.
export const contractAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function encodeTransactionData(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes)',
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) returns (bool)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function approveHash(bytes32 hash)',
  'function enableModule(address module)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function changeMasterCopy(address singleton)',
])

/** Who signs, and how: with a key, with eth_sign, by an approval sent before, as the one who sends, or as a Safe. */
export type Signer =
  | { by: LocalAccount; how: 'key' | 'ethSign' | 'approval' | 'sender' }
  | { by: Address; how: 'sender' }
  | { by: Address; how: 'contract'; owner: LocalAccount }

/** Sends transactions of one Safe, and proposes some to the gateway. */
export class SafeSeeder {
  constructor(
    readonly chain: Chain,
    readonly gatewayUrl: string,
    readonly address: Address,
    readonly version: string,
  ) {}

  async build(input: Partial<SafeTransaction> & { to: Address }): Promise<SafeTransaction> {
    const { client } = this.chain
    const nonce = input.nonce ?? (await client.readContract({ ...this.contract, functionName: 'nonce' }))
    return { ...createTransaction({ value: 0n, data: '0x', ...input }, nonce), ...input, nonce }
  }

  hash(tx: SafeTransaction): Promise<Hex> {
    return this.chain.client.readContract({
      ...{ ...this.contract, functionName: 'getTransactionHash', args: [...fieldsOf(tx), tx.nonce] },
    })
  }

  async sign(tx: SafeTransaction, signer: Signer): Promise<OwnerSignature> {
    const hash = await this.hash(tx)
    if (signer.how === 'contract') return this.signAsSafe(tx, hash, signer)
    const address = typeof signer.by === 'string' ? signer.by : signer.by.address
    if (signer.how === 'sender' || typeof signer.by === 'string') {
      return { signer: address, signature: approvedHashSignature(address) }
    }
    if (signer.how === 'approval') {
      const data = encodeFunctionData({ abi: contractAbi, functionName: 'approveHash', args: [hash] })
      await this.send(signer.by, this.address, data)
      return { signer: address, signature: approvedHashSignature(address) }
    }
    if (signer.how === 'ethSign') {
      const answer = await signer.by.signMessage({ message: { raw: hash } })
      return { signer: address, signature: parseWalletSignature(answer, 'ethSign') }
    }
    if (!signer.by.sign) throw new Error('This account cannot sign a hash')
    return { signer: address, signature: await signer.by.sign({ hash }) }
  }

  /** Executes by `sender`, straight or through `via`; throws when the outer transaction fails. */
  async execute(
    input: Partial<SafeTransaction> & { to: Address },
    signers: Signer[],
    { sender = alice, via = wrapNothing }: { sender?: LocalAccount; via?: typeof wrapNothing } = {},
  ) {
    const tx = await this.build(input)
    const data = await this.encode(tx, signers)
    const call = via(this.address, data)
    await this.send(sender, call.to, call.data)
    return { tx, hash: await this.hash(tx) }
  }

  async encode(tx: SafeTransaction, signers: Signer[]): Promise<Hex> {
    const signatures: OwnerSignature[] = []
    for (const signer of signers) signatures.push(await this.sign(tx, signer))
    const args = [...fieldsOf(tx), joinSignatures(signatures)] as const
    return encodeFunctionData({ abi: contractAbi, functionName: 'execTransaction', args })
  }

  async propose(tx: SafeTransaction, signer: Signer) {
    const safeTxHash = await this.hash(tx)
    const { signer: sender, signature } = await this.sign(tx, signer)
    const { value, nonce, safeTxGas, baseGas, gasPrice, ...rest } = tx
    const amounts = Object.entries({ value, nonce, safeTxGas, baseGas, gasPrice }).map(([key, n]) => [key, `${n}`])
    const body = { ...rest, ...Object.fromEntries(amounts), safeTxHash, sender, signature, origin: null }
    await this.post(`transactions/${this.address}/propose`, body)
    return safeTxHash
  }

  async confirm(tx: SafeTransaction, signer: Signer) {
    const { signature } = await this.sign(tx, signer)
    await this.post(`transactions/${await this.hash(tx)}/confirmations`, { signature })
  }

  async send(account: LocalAccount, to: Address, data: Hex) {
    const receipt = await this.chain.client.sendTransactionSync({ account, to, data, gas: 2_000_000n })
    if (receipt.status !== 'success') throw new Error(`${this.version}: a transaction to ${to} was reverted`)
    return receipt
  }

  private get contract() {
    return { address: this.address, abi: contractAbi } as const
  }

  private async signAsSafe(tx: SafeTransaction, hash: Hex, { by, owner }: Extract<Signer, { how: 'contract' }>) {
    const { client } = this.chain
    const args = [...fieldsOf(tx), tx.nonce] as const
    const shown =
      this.version === '1.5.0'
        ? hash
        : await client.readContract({ ...this.contract, functionName: 'encodeTransactionData', args })
    const own = await client.readContract({
      ...{ address: by, abi: contractAbi, functionName: 'getMessageHash', args: [shown] },
    })
    if (!owner.sign) throw new Error('This account cannot sign a hash')
    return { signer: by, signature: contractSignature(by, await owner.sign({ hash: own })) }
  }

  private async post(path: string, body: unknown) {
    const url = `${this.gatewayUrl}/v1/chains/${this.chain.chainId}/${path}`
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${this.version}: ${path} answered ${response.status}: ${await response.text()}`)
  }
}

function fieldsOf(tx: SafeTransaction) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  return [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
}

function wrapNothing(to: Address, data: Hex): { to: Address; data: Hex } {
  return { to, data }
}
