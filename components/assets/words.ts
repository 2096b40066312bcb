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
export const onlyNativeShown = 'only the network’s own currency is shown, read from the network'
export const nativeAlone = 'Only the network’s own currency is shown, read from the network.'
export const balancesUnchecked = 'the balances below are the Safe service’s word and were not checked'
export const noBalances = 'This Safe holds nothing that the Safe service lists.'
export const balancesCaption = 'Balances of this Safe'
export const asset = 'Asset'
export const balance = 'Balance'
export const value = 'Value'
export const acts = 'What can be done'
export const send = 'Send'
export const sendAsset = (shown: string) => `Send ${shown}`
export const moreAbout = (shown: string) => `More about ${shown}`
export const showMore = (rowCount: number) => `Show more (${rowCount})`
export const noSymbol = 'No symbol'
export const untrusted = 'The Safe service does not trust this token.'
export const gatewayName = 'the Safe service’s name'
export const remarksAbout = (shown: string) => `About ${shown}`
export const noPrice = 'No price'
export const notCounted = 'Not counted'
export const totalListed = 'listed and priced by the Safe service'
export const totalSoFar = `${totalListed} so far`
export const totalClaimed = (claimed: string) => `(${claimed} more is its word alone and not counted)`
export const totalChecking = 'Checking…'
export const totalUnknown = 'Not known'
export const showUntrusted = 'Show tokens that the Safe service does not trust'
export const loadingBalances = 'Loading the balances…'
export const unnamedCollection = 'Unnamed collection'
export const collectiblesList = 'collectibles'
export const loadingCollectibles = 'Loading the collectibles…'
export const noCollectibles = 'The Safe service lists no collectibles of this Safe.'
export const collectiblesHint =
  'These are the ones that the Safe service lists. Names, texts and pictures are their makers’ and the Safe service’s word; the network is asked only who holds each.'
export const loading = 'Loading…'
export const loadMore = 'Load more'
export const currency = 'Currency'
export const tokensUnchecked = (unchecked: number, all: number) =>
  plural(unchecked, {
    one: `The Safe service lists so many tokens that 1 token of ${all} was not checked`,
    other: `The Safe service lists so many tokens that ${unchecked} tokens of ${all} were not checked`,
  })
export const uncheckedHint = 'All are in the list below; what was not checked is the Safe service’s word.'
export const checkMore = 'Check more of them'
export const confirmInWallet = 'Confirm in Wallet'
export const addToWallet = 'Add to wallet'
export const addedToWallet = 'The wallet shows it now.'
export const walletRefused = (failure: string) => `The wallet did not take it: ${failure}`
export const nativeOnly =
  'The network’s own currency, and the tokens that you name, read from the network: this site has no Safe service that would list them.'
export const noItemList =
  'This site has no Safe service that would list the collectibles: those of ERC-721 are looked for in the network’s records, and all others can be sent all the same.'
export const tokenAddress = 'Address of a token'
export const addToken = 'Show this token'
export const namedTokens = 'The tokens that you named'
export const forgetToken = 'Do not show it'
export const noTokenAddress = 'This is no address of a token.'
export const noToken = 'The contract at this address is no token.'
