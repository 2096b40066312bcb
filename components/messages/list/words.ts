export const noteFailed = 'Whether the Safe service has the message that you signed is not known'
export const seeMessage = 'See the message'
export const reviewAgain = 'Review it again'
export const understood = 'Dismiss'
export const forgetIt = 'Forget it'

export const begunMessages = 'Messages that were begun'

export const askedForBy = (app: string) => `Asked for by ${app}, says the Safe service`
export const sign = 'Sign'

export const signMessage = 'Sign a message'
export const messages = 'messages'
export const unknownKinds = 'The Safe service lists entries of a kind that is not known here.'
export const notAllShown = 'Not all of the list can be shown'
export const loading = 'Loading the messages…'
export const none = 'The Safe service lists no message of this Safe.'

export const text = 'Text'
export const typedData = 'Typed data'
export const typedDataFor = (type: string, app: string | undefined) => `${type} for ${app ?? 'no name'}`

export const begunStates = {
  asking: { title: 'You began to sign a message', sentence: 'Asking the Safe service what became of it…' },
  there: {
    title: 'The Safe service has your signature',
    sentence: 'The message that you signed arrived, though its answer did not reach this page. Nothing is to be done.',
  },
  kept: {
    title: 'You signed a message, and the Safe service does not have it',
    sentence: 'The signature is kept in this browser: deliver it from the review. Your wallet is not asked again.',
  },
  unsigned: {
    title: 'Your wallet was asked to sign a message',
    sentence:
      'Its answer has not reached this browser, and the Safe service has no signature of yours. The question may still be open in another tab or in the wallet; if it is not, review the message and sign it again.',
  },
}
export const handedOn = 'From owner to owner'
export const messageFile = 'Message of another owner, as a file'
export const messageLink = 'Or its link or text'
export const readMessage = 'Read and check'
export const noCollecting =
  'This site has no Safe service that would collect signatures: what is signed stays in this browser and goes from owner to owner as a link, a file or a QR code.'
