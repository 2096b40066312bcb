import { describe, expect, it } from 'vitest'
import { parseCsv } from '@/lib/file/csv'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { exportHistory } from './historyFile'

const safe = { chainId: 31337, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const hash = `0x${'ab'.repeat(32)}`
const party = (value: string) => ({ value, name: null, logoUri: null })

function transaction(txInfo: object, more: object = {}) {
  const common = { id: 'multisig_1', timestamp: Date.UTC(2026, 7, 21, 23, 30, 5), txStatus: 'SUCCESS', txHash: hash }
  return { type: 'TRANSACTION', conflictType: 'None', transaction: { ...common, txInfo, ...more } }
}

function transfer(transferInfo: object, more: object = {}) {
  return transaction(
    { type: 'Transfer', sender: party(safe.address), recipient: party(bob), direction: 'OUTGOING', transferInfo },
    more,
  )
}

function exportText(results: object[]) {
  return exportHistory(transactionPage.parse({ next: null, previous: null, results }).results, safe)
}

/** The export of what a gateway answers, as rows by column. */
function exportRows(results: object[]) {
  const [header = [], ...rows] = parseCsv(exportText(results))
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index]])))
}

describe('exportHistory', () => {
  it('writes a transfer of the chain’s currency to the last digit', () => {
    const info = { type: 'NATIVE_COIN', value: '1234567890123456789000000000000000001' }
    const executionInfo = { type: 'MULTISIG', nonce: 7, confirmationsRequired: 1, confirmationsSubmitted: 1 }
    expect(exportRows([transfer(info, { executionInfo })])).toEqual([
      {
        Date: '2026-08-21T23:30:05.000Z',
        Type: 'Transfer',
        Direction: 'Out',
        From: safe.address,
        To: bob,
        Amount: '1234567890123456789.000000000000000001',
        Asset: 'ETH',
        'Token address': '',
        'Token ID': '',
        Method: '',
        Status: 'SUCCESS',
        Nonce: '7',
        'Safe transaction ID': 'multisig_1',
        'Transaction hash': hash,
      },
    ])
  })

  it('writes tokens with their address, and says when an amount is in smallest units', () => {
    const erc20 = { type: 'ERC20', tokenAddress: token, tokenSymbol: 'USDC', value: '1500001', decimals: 6 }
    const nft = { type: 'ERC721', tokenAddress: token, tokenSymbol: 'ART', tokenId: `${2n ** 256n - 1n}` }
    const rows = exportRows([transfer(erc20), transfer({ ...erc20, decimals: null }), transfer(nft)])
    expect(rows).toMatchObject([
      { Amount: '1.500001', Asset: 'USDC', 'Token address': token, 'Token ID': '' },
      { Amount: '1500001 smallest units', Asset: 'USDC' },
      { Amount: '1', Asset: 'ART', 'Token ID': `${2n ** 256n - 1n}` },
    ])
  })

  it('makes text of a symbol, a method or an id that a spreadsheet would run', () => {
    const erc20 = (tokenSymbol: string) => ({
      type: 'ERC20',
      tokenAddress: token,
      tokenSymbol,
      value: '1',
      decimals: 0,
    })
    const custom = {
      type: 'Custom',
      to: party(bob),
      dataSize: '0',
      value: '0',
      methodName: '@SUM(A1)',
      isCancellation: false,
    }
    const results = [transfer(erc20('=1+1'), { id: '+1' }), transaction(custom), transfer(erc20('\u200b﹦1'))]
    const cells = exportText(results).split(/,|\r\n/)
    for (const cell of ["'=1+1", "'+1", "'@SUM(A1)", "'\u200b﹦1"]) expect(cells).toContain(cell)
    expect(exportRows(results)).toMatchObject([
      { Asset: '=1+1', 'Safe transaction ID': '+1' },
      { Method: '@SUM(A1)', Type: 'Contract call', Direction: '', Amount: '' },
      { Asset: '\u200b﹦1' },
    ])
  })

  it('writes calls, rejections, settings and the creation', () => {
    const custom = {
      type: 'Custom',
      to: party(bob),
      dataSize: '4',
      value: '5',
      methodName: 'pay',
      isCancellation: false,
    }
    const settings = { type: 'SettingsChange', dataDecoded: { method: 'addOwner', parameters: [] } }
    const creation = { type: 'Creation', creator: party(bob), transactionHash: hash }
    const rows = exportRows([
      transaction(custom),
      transaction({ ...custom, value: null, isCancellation: true }),
      transaction(settings),
      transaction(creation, { txHash: null }),
    ])
    expect(rows).toMatchObject([
      { Type: 'Contract call', Direction: 'Out', Amount: '0.000000000000000005', Asset: 'ETH', To: bob, Method: 'pay' },
      { Type: 'Rejection', Direction: '', Amount: '' },
      { Type: 'Settings change', From: safe.address, To: '', Method: 'addOwner' },
      { Type: 'Safe creation', From: bob, To: safe.address, 'Transaction hash': hash },
    ])
  })

  it('names kinds that it does not know, and leaves out labels', () => {
    const rows = exportRows([
      { type: 'DATE_LABEL', timestamp: 0 },
      { type: 'LABEL', label: 'Queued' },
      transaction({ type: 'SwapOrder' }),
      transfer({ type: 'ERC1155' }),
      { type: 'NEW_KIND' },
    ])
    expect(rows).toMatchObject([
      { Type: 'SwapOrder', Amount: '', 'Safe transaction ID': 'multisig_1' },
      { Type: 'Transfer', Asset: 'ERC1155', Amount: '' },
      { Type: 'NEW_KIND', Date: '' },
    ])
  })
})
