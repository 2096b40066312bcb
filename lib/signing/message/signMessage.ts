import type { Address } from 'viem'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { signSafeMessage } from '@/lib/safe/signature/signTransaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { ObstacleError } from '@/lib/signing/obstacle'
import { recheckOwnerSafe, recheckSafe } from '@/lib/signing/recheck'
import type { ActDeps } from '@/lib/signing/runAct'
import { signOnce } from '@/lib/signing/runAct'
import { signThroughSafe } from '@/lib/signing/signThroughSafe'
import { type ActNote, subjectOf } from '@/lib/signing/unfinished/unfinishedActs'
import { contentOf } from './contentOf'
import { formatMessageContent } from './contentText'
import { messageService } from './messageService'
import type { MessageSigner } from './useMessageSigners'

/** A message as it is shown to be signed by the connected account; exactly these hashes are signed. */
export type ShownMessage = {
  safe: SafeView
  account: Address
  message: string | MessageTypedData
  hashes: SafeMessageHashes
}

/**
 * Has the connected account sign a message, as itself or for a Safe among the owners, and hands the signature to the
 * gateway: as a new message, or as one more signature of a message that is there. Without one this browser holds it, to be
 * handed on. Throws what `signOnce` throws.
 */
export async function signMessage(deps: ActDeps, shown: ShownMessage, signer: MessageSigner): Promise<void> {
  const { client, gateway, wallet } = deps
  const { safe, account, message, hashes } = shown
  const { chainId, address, version } = safe
  const { owner, ownerSafe } = signer
  const ref = { chainId, address }
  const hash = hashes.safeMessageHash
  const of = subjectOf(ref, hash)
  const content = contentOf(safe, hashes)
  const service = messageService(gateway, { safe, message, hash })
  const recheck = async () => {
    if (!safe.chain) throw new ObstacleError({ code: 'chainSilent' })
    const whole = { account, ref, chain: safe.chain }
    await Promise.all([recheckSafe(client, whole, deps.current), recheckOwnerSafe(client, ownerSafe)])
  }
  const sign = () => {
    const signing = { wallet, client, signer: account }
    const outer = { ...ref, version }
    if (ownerSafe) return signThroughSafe(signing, ownerSafe, outer, content)
    return signSafeMessage(signing, outer, message, hash)
  }
  await signOnce(deps, {
    ...{ of, shown: { account, ref }, signer: owner, recheck },
    look: async () => {
      const [stored] = await Promise.all([service.read(), recheck()])
      return { safe, content, stored, sign, note: noteOf(shown, signer) }
    },
    service: () => service,
  })
}

function noteOf({ safe, account, message, hashes }: ShownMessage, { owner }: MessageSigner): ActNote {
  const now = Date.now()
  const content = formatMessageContent(message)
  const subject = subjectOf(safe, hashes.safeMessageHash)
  return { ...subject, kind: 'message', account, signer: owner, stage: 'asked', askedAt: now, at: now, content }
}
