import { compareThreshold } from '@/lib/safe/verify/verification'
import { type ClaimedMessage, type MessageVerification, verifyMessage } from '@/lib/safe/verify/verifyMessage'
import type { VerificationContext } from '@/lib/safe/verify/verifyTransaction'
import { judgeChecks } from '@/lib/verify/checks/judgeChecks'

/** `verifyMessage`, and the number of signatures that the service says is needed beside the Safe's own. */
export async function verifyMessageClaim(
  context: VerificationContext,
  claimed: ClaimedMessage,
  confirmationsRequired: number,
): Promise<MessageVerification> {
  const verification = await verifyMessage(context, claimed)
  if (!context.chain) return verification
  const checks = [...verification.checks, compareThreshold(context.chain.threshold, confirmationsRequired)]
  return { ...verification, checks, status: judgeChecks(checks) }
}
