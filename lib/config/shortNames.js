// Read by next.config.js, hence JavaScript. Only the names of configured chains reach the page.

/**
 * EIP-3770 short names of the chains that Safe serves, as Safe{Wallet}'s links write them. `dev` is the devnet's own.
 * @type {Readonly<Record<number, string>>}
 */
const registered = {
  1: 'eth',
  10: 'oeth',
  50: 'xdc',
  56: 'bnb',
  100: 'gno',
  130: 'unichain',
  137: 'matic',
  143: 'monad',
  146: 'sonic',
  195: 'xlayer-testnet',
  196: 'xlayer',
  204: 'opbnb',
  232: 'lens',
  324: 'zksync',
  480: 'wc',
  988: 'stable',
  1101: 'zkevm',
  3338: 'peaq',
  3637: 'btc',
  5000: 'mantle',
  8453: 'base',
  9745: 'plasma',
  10200: 'chi',
  31337: 'dev',
  34443: 'mode',
  42161: 'arb1',
  42220: 'celo',
  43111: 'hemi',
  43114: 'avax',
  57073: 'ink',
  59144: 'linea',
  80069: 'bep-bepolia',
  80094: 'berachain',
  81224: 'codex',
  81457: 'blast',
  84532: 'basesep',
  534352: 'scr',
  747474: 'katana',
  11155111: 'sep',
  1313161554: 'aurora',
}

/**
 * The chain whose prefix this is; undefined where none is registered here.
 * @param {string} shortName
 */
export function findChainId(shortName) {
  const found = Object.entries(registered).find(([, name]) => name === shortName.toLowerCase())
  return found ? Number(found[0]) : undefined
}

/**
 * The prefix of addresses on a chain; the chain's number where none is registered here, which no other chain has.
 * @param {number} chainId
 */
export function findShortName(chainId) {
  return registered[chainId] ?? String(chainId)
}
