import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { decodedData } from '@/lib/gateway/schemas/decodedSchema'
import { other } from './answers'

const nested = (depth: number): unknown => {
  let call: unknown = null
  for (let level = 0; level < depth; level += 1) {
    const valueDecoded = call === null ? null : [{ operation: 0, to: other, value: '0', data: '0x', dataDecoded: call }]
    call = { method: `m${level}`, parameters: [{ name: 'a', type: 'bytes', value: '0x', valueDecoded }] }
  }
  return call
}

test('decodes batches inside batches, and leaves out what is nested without end', () => {
  const three = parseAnswer(decodedData, nested(3))
  expect(
    three.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded?.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded?.method,
  ).toBe('m0')
  let levels = 0
  for (let call = parseAnswer(decodedData, nested(5_000)) as typeof three | null | undefined; call; levels += 1) {
    call = call.parameters?.[0]?.valueDecoded?.[0]?.dataDecoded
  }
  expect(levels).toBe(5)
  const bottomless = JSON.parse(
    `{"method":"m","parameters":[{"name":"a","type":"b","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`,
  )
  expect(JSON.stringify(parseAnswer(decodedData, bottomless)).length).toBeLessThan(200)
})

test('reads parameter values of every JSON kind as texts', () => {
  const value = ['a', 1, true, null, { b: 2 }, [['c']]]
  const parameters = [{ name: 'a', type: 'tuple', value, valueDecoded: { method: 'inner' } }]
  expect(parseAnswer(decodedData, { method: 'm', parameters }).parameters).toEqual([
    { name: 'a', type: 'tuple', value: ['a', '1', 'true', '', '{"b":2}', [['c']]], valueDecoded: null },
  ])
})
