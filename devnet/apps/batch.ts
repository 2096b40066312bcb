// Several payments at once: the Safe gets them as one transaction, which its owners see call by call.
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { parseEther } from 'viem'
import { find, onClick, tell } from './dom'

const sdk = new SafeAppsSDK()
const rows = find('#payments', HTMLFieldSetElement)

function addRow() {
  const { content } = find('#payment', HTMLTemplateElement)
  rows.append(content.cloneNode(true))
}

const valuesOf = (name: string) =>
  [...rows.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map((input) => input.value.trim())

function readPayments() {
  const amounts = valuesOf('amount')
  return valuesOf('to').map((to, place) => ({ to, value: parseEther(amounts[place] ?? '').toString(), data: '0x' }))
}

onClick('#add', async () => addRow())
onClick('#send', async () => {
  const { safeTxHash } = await sdk.txs.send({ txs: readPayments() })
  tell(`Proposed as ${safeTxHash}`)
})

addRow()
sdk.safe.getInfo().then(({ safeAddress, chainId, threshold }) => {
  find('#safe', HTMLElement).textContent = `${safeAddress} on network ${chainId}, ${threshold} must sign`
})
