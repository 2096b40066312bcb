import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { describe, expect, it } from 'vitest'
import { isUserRejection } from '@/lib/errors'
import { collectSafeSignature, parseSigningAnswer, requestSafeSignature } from './safeSignature'

const hash = `0x${'ab'.repeat(32)}` as const
const otherHash = `0x${'cd'.repeat(32)}` as const
const signature = `0x${'12'.repeat(65)}` as const

/** The published SDK, with a parent that gives these answers one after the other; the last one stays. */
function sdkWith(...answers: (object | string | Error | null)[]) {
  const sdk = new SafeAppsSDK()
  const next = async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer as never
  }
  sdk.txs.signMessage = next
  sdk.txs.getBySafeTxHash = next
  sdk.safe.getOffChainSignature = next
  return sdk
}

describe('asking for a signature', () => {
  it('takes a signature at once, a message hash, or a transaction', async () => {
    expect(await requestSafeSignature(sdkWith({ messageHash: hash, signature }), 'text', hash)).toEqual({
      messageHash: hash,
      signature,
    })
    expect(await requestSafeSignature(sdkWith({ messageHash: hash, signature: '' }), 'text', hash)).toEqual({
      messageHash: hash,
    })
    expect(await requestSafeSignature(sdkWith({ safeTxHash: otherHash }), 'text', hash)).toEqual({
      safeTxHash: otherHash,
    })
  })

  it('refuses the hash of another message, and an answer that is none', async () => {
    await expect(requestSafeSignature(sdkWith({ messageHash: otherHash }), 'text', hash)).rejects.toThrow(
      'another message signed',
    )
    for (const answer of [null, {}, 'yes', { messageHash: '0x12' }, { signature: '0x' }]) {
      await expect(requestSafeSignature(sdkWith(answer), 'text', hash)).rejects.toThrow('does not understand')
    }
  })

  it('knows a refusal by its words, and keeps other words as details', async () => {
    const refused = requestSafeSignature(sdkWith(new Error('Transaction was rejected')), 'text', hash)
    expect(await refused.catch(isUserRejection)).toBe(true)
    const failed = requestSafeSignature(sdkWith(new Error('<b>Out of service</b>')), 'text', hash)
    const error = await failed.catch((cause: unknown) => cause)
    expect(isUserRejection(error)).toBe(false)
    expect(error).toMatchObject({ details: 'It says: <b>Out of service</b>' })
  })
})

describe('collecting a signature', () => {
  it('asks until enough owners have signed, through a failure', async () => {
    const sdk = sdkWith('', new Error('busy'), '0x', signature)
    expect(await collectSafeSignature(sdk, { messageHash: hash }, { intervalMs: 1 })).toBe(signature)
  })

  it('gives up after ten failures in a row', async () => {
    const sdk = sdkWith(new Error('away'))
    await expect(collectSafeSignature(sdk, { messageHash: hash }, { intervalMs: 1 })).rejects.toThrow()
  })

  it('is empty for a message that a transaction signed, and fails with the transaction', async () => {
    const done = sdkWith({ txStatus: 'AWAITING_EXECUTION' }, { txStatus: 'SUCCESS', txHash: otherHash })
    expect(await collectSafeSignature(done, { safeTxHash: hash }, { intervalMs: 1 })).toBe('0x')
    const failed = sdkWith({ txStatus: 'FAILED' })
    await expect(collectSafeSignature(failed, { safeTxHash: hash }, { intervalMs: 1 })).rejects.toThrow(
      'did not succeed',
    )
  })

  it('ends with the reason of its signal', async () => {
    const controller = new AbortController()
    const waiting = collectSafeSignature(
      sdkWith(''),
      { messageHash: hash },
      { intervalMs: 1, signal: controller.signal },
    )
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })
})

it('reads nothing from what is no answer', () => {
  expect(parseSigningAnswer({ signature: `0x${'1'.repeat(100_001)}` })).toBeUndefined()
  expect(parseSigningAnswer([])).toBeUndefined()
})
