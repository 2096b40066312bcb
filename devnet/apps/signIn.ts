// Signing in as a Safe: its owners sign a message (EIP-4361), and the Safe's own contract says whether it is signed.
import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { createSiweMessage, generateSiweNonce } from 'viem/siwe'
import { find, onClick, tell } from './dom'

const sdk = new SafeAppsSDK()
const waitMs = 3_000

onClick('#sign', async () => {
  const { safeAddress, chainId } = await sdk.safe.getInfo()
  const message = createSiweMessage({
    address: safeAddress as `0x${string}`,
    chainId,
    domain: location.host,
    nonce: generateSiweNonce(),
    statement: 'Sign in to the example',
    uri: location.origin,
    version: '1',
  })
  find('#message', HTMLElement).textContent = message
  await sdk.eth.setSafeSettings([{ offChainSigning: true }])
  const answer = await sdk.txs.signMessage(message)
  if (!('messageHash' in answer)) {
    tell('The Safe signs on chain: the transaction has to be executed first.')
    return
  }
  tell(`Asked for ${answer.messageHash}`)
  const signature = await waitForOwners(answer.messageHash)
  // What a server of the app would do: the contract answers, not this page.
  const isSigned = await sdk.safe.isMessageSigned(message, signature)
  tell(
    isSigned
      ? 'Signed in: the Safe says that its owners signed this message.'
      : 'The Safe does not accept the signature.',
  )
})

/** The owners' signatures, once enough of them have signed. */
async function waitForOwners(messageHash: string): Promise<string> {
  for (;;) {
    const signature = await sdk.safe.getOffChainSignature(messageHash)
    if (signature && signature !== '0x') return signature
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
