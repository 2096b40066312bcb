import * as words from './words'

type CustomInfoProps = { kind: 'rejection' | 'fakeRejection' | 'batch' | 'call'; actionCount: number }

/** A call that is neither a transfer nor a change of settings. */
export function CustomInfo({ kind, actionCount }: CustomInfoProps) {
  return <p>{kind === 'batch' ? words.batch(actionCount) : words.customCalls[kind]}</p>
}
