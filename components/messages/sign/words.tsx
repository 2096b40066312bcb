export const signMessage = 'Sign message'
export const delivering = 'Delivering your signature…'
export const waiting = 'Waiting for your signature…'

export const emptySignature = (
  <>
    This message is signed on chain, by a transaction. Its signature is empty: <code>0x</code>
  </>
)
export const copySignature = 'Copy signature'

export const walletShows = 'What your wallet shows'
export const signsForOwnerSafe = 'You sign for a Safe that you own and that is an owner here:'
export const ownerSafeHashes = 'Your wallet therefore shows the hashes of that Safe:'

export const title = 'Sign a message as this Safe'
export const message = 'Message'
export const unsignable = 'This message cannot be signed'
export const cancel = 'Cancel'
export const otherWays = 'More'
export const hashes = 'Hashes for your hardware wallet'
export const signatures = 'Signatures'
export const noHandler =
  'This Safe has no fallback handler: sites that ask its contract about a signature may get no answer.'
export const finalSignature = 'Final signature'
export const done = 'Done'

export const kinds = {
  text: { label: 'Text', hint: 'Signed exactly as it stands here, line breaks included.' },
  typedData: { label: 'Typed data (EIP-712)', hint: 'JSON with types, primaryType, domain and message.' },
}
export const kindOfMessage = 'Kind of message'
export const review = 'Review'
export const discardTyped = 'Clear the form'
export const kept = 'Kept in this browser until then, even if the page is closed.'
export const notKept = 'Longer than anything that can be signed here: it is not kept in this browser.'
export const noMessage = 'Write or paste what is to be signed.'
export const tooLong = (most: number) => `This text is longer than ${most} characters.`

export const unknownChain = 'This network is not configured.'
export const notOnChain = 'Signing on chain is not possible'
export const signOnChain = 'Sign on chain instead'

export const signAs = 'Sign as'
export const ownedSafe = 'A Safe that you own'
export const connectedAccount = 'The connected account'
/** Where this site has no Safe service and an app waits for the signature. */
export const signedHandOn = 'Signed. Hand it on to the next owner'
export const keptForApp =
  'This browser keeps the message under Messages: give it to the next owner, and open here what comes back. The app gets the signature once enough owners have signed.'
