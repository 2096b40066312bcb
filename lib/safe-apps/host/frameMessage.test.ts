import { Methods } from '@safe-global/safe-apps-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAppMethod, parseFrameMessage } from './frameMessage'

const message = { id: '0123456789', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }

describe('parseFrameMessage', () => {
  it('accepts what the SDK sends, with any non-empty id of bounded length', () => {
    for (const id of ['a', '0123456789', '0123456789abcdef0123', 'x'.repeat(128)]) {
      expect(parseFrameMessage({ ...message, id })).toEqual({
        request: { id, method: 'getSafeInfo', params: undefined },
      })
    }
    for (const id of ['', 'x'.repeat(129), 5, null, undefined, {}]) {
      expect(parseFrameMessage({ ...message, id })).toEqual({ refused: 'shape' })
    }
  })

  it('hears major versions from 1 on and no others', () => {
    for (const sdkVersion of ['1.0.0', '9.1.0', '10', '1.0.0-beta.1']) {
      expect(parseFrameMessage({ ...message, env: { sdkVersion } }), sdkVersion).toHaveProperty('request')
    }
    for (const sdkVersion of [
      '0.4.2',
      '',
      'v1.0.0',
      '-1.0.0',
      'Infinity',
      '1e3',
      9.1,
      undefined,
      null,
      ['9.1.0'],
      '9'.repeat(65),
    ]) {
      expect(parseFrameMessage({ ...message, env: { sdkVersion } }), String(sdkVersion)).toEqual({ refused: 'version' })
    }
  })

  it('refuses everything that is not such an object, without throwing', () => {
    for (const data of [
      null,
      undefined,
      '',
      'text',
      0,
      [],
      [message],
      { ...message, env: undefined },
      { ...message, method: {} },
    ]) {
      expect(parseFrameMessage(data)).toEqual({ refused: 'shape' })
    }
    fc.assert(fc.property(fc.anything(), (data) => 'refused' in parseFrameMessage(data)))
  })
})

describe('isAppMethod', () => {
  it('knows the thirteen methods and nothing that objects inherit', () => {
    expect(Object.values(Methods).filter(isAppMethod)).toHaveLength(13)
    for (const method of ['constructor', 'toString', '__proto__', 'eth_sendTransaction', ''])
      expect(isAppMethod(method)).toBe(false)
  })
})
