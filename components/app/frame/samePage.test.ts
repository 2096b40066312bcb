import { expect, test } from 'vitest'
import { samePage } from './samePage'

const safe = { chainId: 31337, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const param = `safe=dev:${safe.address}`

test('another Safe opens on the page of the same kind, and where one thing of a Safe was open, on its list', () => {
  const pages = ['/transactions/queue', '/balances/nfts', '/transactions/tx', '/transactions/msg', '/apps/open']
  expect(pages.map((page) => samePage(page, safe))).toEqual([
    `/transactions/queue?${param}`,
    `/balances/nfts?${param}`,
    `/transactions/queue?${param}`,
    `/transactions/messages?${param}`,
    `/apps?${param}`,
  ])
})
