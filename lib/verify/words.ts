/** Why there is no hash that owners sign. */

export const notIncoming = 'not INCOMING'
type Move = { amount: bigint; token: string | undefined; sender: string; recipient: string }
export const move = ({ amount, token = 'the native currency', sender, recipient }: Move) =>
  `${amount} of ${token} from ${sender} to ${recipient}`

/** Of a movement that may have been put there to be copied by mistake. */
export const poison = {
  movesNothing: 'Moves nothing: such transfers put an address into the history, to be copied by mistake.',
  onlyTokenSent: 'Only the token says that this Safe sent it: no owner signed it here.',
  imitation: 'The Safe service takes this for the imitation of an earlier transfer.',
  distrustedToken:
    'The Safe service does not trust this token: anybody can make one, and have it say who sent it to whom.',
}

export const unknownApproved = 'The Safe service knows no transaction of this hash.'
export const foreignApproval = 'Calls approveHash of a contract that is no Safe: what that does is not known here.'
export const approvedChecked = 'Checked: this is what is approved.'
export const approvedRecomputed = 'Recomputed from what was given here: this is what is approved.'
export const usedApproval = (nonce: bigint) =>
  `Nonce ${nonce} of that Safe is used already: an approval has no effect any more.`
export const idleApproval = (approver: string) => `${approver} is not an owner of that Safe: its approval fails.`
export const wrongApproval = 'What the Safe service says about the transaction that this approves is not true.'
export const uncheckedApproval = 'What this approves could not be checked in full.'
export const unknownApproval = 'This approves a transaction that is not known here: what it does cannot be shown.'
