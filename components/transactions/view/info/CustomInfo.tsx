type CustomInfoProps = { kind: 'rejection' | 'fakeRejection' | 'batch' | 'call'; actionCount: number }

const sentences: Record<CustomInfoProps['kind'], (count: number) => string> = {
  rejection: () => 'Does nothing but use up its nonce: others with the same nonce can never be executed after it.',
  fakeRejection: () => 'Looks like a rejection and is none: its refund or its delegatecall has an effect of its own.',
  batch: (count) => `Makes ${count === 1 ? '1 call' : `${count} calls`} in one transaction: all of them, or none.`,
  call: () => 'Calls a contract: below is what its data says.',
}

/** A call that is neither a transfer nor a change of settings. */
export function CustomInfo({ kind, actionCount }: CustomInfoProps) {
  return <p>{sentences[kind](actionCount)}</p>
}
