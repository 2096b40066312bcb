import { plural } from '@/lib/format/count'

export const tokens = 'Tokens'
export const collectibles = 'Collectibles'
export const assets = 'Assets'
export const exactBalance = 'Exact balance'
export const decimals = 'Decimals'
export const unknownDecimals = 'Unknown: nobody says how it counts in a way that has a meaning'
export const smallestUnits = 'In smallest units'
export const nativeHasNoAddress = 'The network’s own currency: it has no address.'
export const copyAddress = 'Copy address'
export const viewOnExplorer = 'View on explorer'
export const onlyNativeShown = 'only the network’s own currency is shown, read from the chain'
export const balancesUnchecked = 'the balances below are the gateway’s word and were not checked'
export const noBalances = 'This Safe holds nothing that the gateway lists.'
export const balancesCaption = 'Balances of this Safe'
export const asset = 'Asset'
export const balance = 'Balance'
export const value = 'Value'
export const showMore = (rowCount: number) => `Show more (${rowCount})`
export const noSymbol = 'No symbol'
export const untrusted = 'The gateway does not trust this token.'
export const gatewayName = 'the gateway’s name'
export const remarksAbout = (shown: string) => `About ${shown}`
export const noPrice = 'No price'
export const notCounted = 'Not counted'
export const totalListed = 'in all that the gateway lists, at its prices'
export const totalSoFar = `${totalListed}, as far as the chain has answered`
export const totalClaimed = (claimed: string) => `(${claimed} more is the gateway’s word alone and not counted)`
export const totalChecking = 'Checking…'
export const totalUnknown = 'Not known'
export const showUntrusted = 'Show tokens that the gateway does not trust'
export const loadingBalances = 'Loading the balances…'
export const unnamedCollection = 'Unnamed collection'
export const collectiblesList = 'collectibles'
export const loadingCollectibles = 'Loading the collectibles…'
export const collectiblesUnknown = 'Collectibles are known from the gateway alone, so none can be shown now.'
export const noCollectibles = 'The gateway lists no collectibles of this Safe.'
export const collectiblesHint =
  'These are the ones that the gateway lists. Names, texts and pictures are their makers’ and the gateway’s word; the chain is asked only who holds each.'
export const loading = 'Loading…'
export const loadMore = 'Load more'
export const currency = 'Currency'
export const tokensUnchecked = (unchecked: number, all: number) =>
  plural(unchecked, {
    one: `The gateway lists so many tokens that 1 token of ${all} were not checked`,
    other: `The gateway lists so many tokens that ${unchecked} tokens of ${all} were not checked`,
  })
export const uncheckedHint = 'All are in the list below; what was not checked is the gateway’s word.'
export const checkMore = 'Check more of them'
export const confirmInWallet = 'Confirm in Wallet'
export const addToWallet = 'Add to wallet'
export const addedToWallet = 'The wallet shows it now.'
export const walletRefused = (failure: string) => `The wallet did not take it: ${failure}`
