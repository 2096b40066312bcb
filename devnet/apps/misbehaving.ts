// What an app should not do. The frame around it refuses or asks, and its inspector shows each request with the answer.
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { maxUint256 } from 'viem'
import { onClick, tell } from './dom'

const sdk = new SafeAppsSDK()
const stranger = '0x000000000000000000000000000000000000dEaD'
const floodOf = 2_000

onClick('#approve', async () => {
  // A call that hands every token of the Safe to a stranger, under a friendly text.
  const { safeAddress } = await sdk.safe.getInfo()
  const data = `0x095ea7b3${stranger.slice(2).padStart(64, '0')}${maxUint256.toString(16)}`
  await sdk.txs.send({ txs: [{ to: safeAddress, value: '0', data }] })
})

onClick('#unknown', async () => {
  const answer = await ask('stealKeys', { please: true })
  tell(`It answered: ${JSON.stringify(answer)}`)
})

onClick('#malformed', async () => {
  const answer = await ask('sendTransactions', { txs: [{ to: 'my friend', value: -1, data: 'hello' }] })
  tell(`It answered: ${JSON.stringify(answer)}`)
})

onClick('#flood', async () => {
  const answers = await Promise.allSettled(Array.from({ length: floodOf }, () => sdk.eth.getGasPrice()))
  const refused = answers.filter(({ status }) => status === 'rejected').length
  tell(`${floodOf} questions at once: ${floodOf - refused} answered, ${refused} refused`)
})

onClick('#escape', async () => {
  try {
    if (window.top) window.top.location.href = 'https://phishing.example/'
    tell('The page around was left.')
  } catch (error) {
    tell(`The browser refused: ${error instanceof Error ? error.message : String(error)}`)
  }
})

/** A request that the published SDK would never send. */
function ask(method: string, params: unknown): Promise<unknown> {
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    addEventListener('message', function listen({ data, source }) {
      if (source !== parent || data?.id !== id) return
      removeEventListener('message', listen)
      resolve(data)
    })
    parent.postMessage({ id, method, params, env: { sdkVersion: '9.1.0' } }, '*')
  })
}
