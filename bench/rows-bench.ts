// Prints how many rows a second are checked for what needs no network, a hash and two owners' signatures each, on one
// thread:
//   node --import tsx bench/rows-bench.ts [rows] [--json FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keccak256, numberToHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createTransaction } from '../lib/safe/hash/transaction'
import { hashSafeTransaction } from '../lib/safe/hash/transactionHash'
import { recoverKeys } from '../lib/safe/recover/recoverKeys'

// As the page asks a worker that is busy.
const atOnce = 32
const rounds = 4

const { positionals, values: options } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const count = Number(positionals[0] ?? 1_000)
const signers = [1, 2].map((number) => privateKeyToAccount(keccak256(numberToHex(number))))
const account = { address: zeroAddress, chainId: 1, version: '1.4.1' }

async function makeRow(index: number) {
  const transaction = createTransaction({ to: zeroAddress, value: BigInt(index), data: '0x' }, BigInt(index))
  const { safeTxHash: hash } = hashSafeTransaction(account, transaction)
  const confirm = async (signer: (typeof signers)[number]) => ({
    signature: await signer.sign({ hash }),
    likely: signer.address,
  })
  return { transaction, confirmations: await Promise.all(signers.map(confirm)) }
}

const rows = await Promise.all(Array.from({ length: count }, (_, index) => makeRow(index)))
const found: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const begun = process.cpuUsage()
  for (let start = 0; start < count; start += atOnce) {
    const signed = rows.slice(start, start + atOnce).flatMap(({ transaction, confirmations }) => {
      const { safeTxHash: hash } = hashSafeTransaction(account, transaction)
      return confirmations.map((confirmation) => ({ hash, ...confirmation }))
    })
    const isWhole = recoverKeys(signed).every((found, index) => found === signed[index]?.likely)
    if (!isWhole) throw new Error('A signature was not found to be its signer’s')
  }
  const { user, system } = process.cpuUsage(begun)
  const perSecond = (count * 1e6) / (user + system)
  found.push(perSecond)
  console.log(`round ${round}: ${perSecond.toFixed(0)} rows for each second of one processor`)
}
if (options.json) writeFileSync(options.json, JSON.stringify(found))
