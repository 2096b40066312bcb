import { useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { HashLabel } from '@/components/chain/HashLabel'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { messageQuery } from '@/lib/gateway/queries/messageQueries'
import type { SigningAnswer } from '@/lib/safe-apps/host/requests/safeSignature'
import * as words from './words'

type SignatureProgressProps = { chainId: number; answer: SigningAnswer | undefined }

const pollingInterval = 4_000

/** How far the owners are with a message; `answer` is undefined while the site around us has not taken it. */
export function SignatureProgress({ chainId, answer }: SignatureProgressProps) {
  if (!answer) return <p role="status">{words.confirmAround}</p>
  if (answer.signature) return <p role="status">{words.checkingSignature}</p>
  if (answer.messageHash) return <Collected chainId={chainId} messageHash={answer.messageHash} />
  return (
    <>
      <p role="status">{words.signedByTransaction}</p>
      {answer.safeTxHash && <HashLabel name="safeTxHash" hash={answer.safeTxHash} />}
    </>
  )
}

function Collected({ chainId, messageHash }: { chainId: number; messageHash: Hex }) {
  const { data } = useQuery({ ...messageQuery(appGateway, chainId, messageHash), refetchInterval: pollingInterval })
  return (
    <p role="status">
      {data ? words.signedCount(data.confirmationsSubmitted, data.confirmationsRequired) : words.signedCountUnknown}
    </p>
  )
}
