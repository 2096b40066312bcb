import type { Address } from 'viem'
import { acceptMessage, acceptMessageSignature, hashSentMessage } from '../accept/acceptMessage'
import type { ChainService } from '../chainService'
import { refused } from '../http/failure'
import type { Difference } from './federated'
import type { ToldMessage } from './hostedService'
import { content, findFailure } from './takeTransaction'
import { visibleText } from './visibleText'

/** Takes over what a service says of a message, by the checks of one that is sent here; answers what does not hold. */
export async function takeMessage(chain: ChainService, safe: Address, told: ToldMessage): Promise<Difference[]> {
  const { messageHash: hash, message } = told
  const info = await chain.safes.read(safe)
  const wrong = await findFailure(() => {
    const found = hashSentMessage(chain, info, message)
    if (found !== hash) throw refused(`Invalid messageHash: this message hashes to ${found}`)
  })
  if (wrong !== undefined) return [content(wrong)]
  let stored = await chain.messages.find(hash)
  const kept = new Map((await chain.messages.signaturesOf(hash)).map((own) => [own.owner, own.signature]))
  const differences: Difference[] = []
  const owners: Address[] = []
  for (const { owner, signature } of told.confirmations) {
    const known = stored
    const failure = await findFailure(async () => {
      if (kept.get(owner) === signature) return
      const accepted = known
        ? await acceptMessageSignature(chain, known, { signature }, 'service')
        : await acceptMessage(chain, safe, { message, signature }, 'service')
      if (accepted.owner !== owner) throw refused(`Invalid signature: it is of ${accepted.owner}, not of ${owner}`)
    })
    if (failure === undefined) owners.push(owner)
    else differences.push({ code: 'CONFIRMATION', text: visibleText(failure) })
    stored ??= await chain.messages.find(hash)
  }
  await chain.deliveries?.noteTaken({ kind: 'message', hash, owners })
  if (told.confirmations.length === 0 && !stored) differences.push(content('no owner has signed it'))
  return differences
}
