import aave from 'cryptocurrency-icons/svg/color/aave.svg'
import avax from 'cryptocurrency-icons/svg/color/avax.svg'
import bnb from 'cryptocurrency-icons/svg/color/bnb.svg'
import comp from 'cryptocurrency-icons/svg/color/comp.svg'
import crv from 'cryptocurrency-icons/svg/color/crv.svg'
import dai from 'cryptocurrency-icons/svg/color/dai.svg'
import eth from 'cryptocurrency-icons/svg/color/eth.svg'
import gno from 'cryptocurrency-icons/svg/color/gno.svg'
import grt from 'cryptocurrency-icons/svg/color/grt.svg'
import link from 'cryptocurrency-icons/svg/color/link.svg'
import matic from 'cryptocurrency-icons/svg/color/matic.svg'
import mkr from 'cryptocurrency-icons/svg/color/mkr.svg'
import uni from 'cryptocurrency-icons/svg/color/uni.svg'
import usdc from 'cryptocurrency-icons/svg/color/usdc.svg'
import usdt from 'cryptocurrency-icons/svg/color/usdt.svg'
import wbtc from 'cryptocurrency-icons/svg/color/wbtc.svg'
import { type Address, zeroAddress } from 'viem'
import { findChain } from '@/lib/config/chain'

type Picture = typeof eth

/** By the symbol that the settings, not a service, give a network's own currency. */
const ofCurrencies: Record<string, Picture> = { ETH: eth, POL: matic, XDAI: dai, BNB: bnb, AVAX: avax }

/** Well-known tokens by network and address: a symbol proves nothing. */
export const knownTokens: readonly (readonly [Picture, Record<number, Address>])[] = [
  [
    eth,
    {
      1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      10: '0x4200000000000000000000000000000000000006',
      137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      8453: '0x4200000000000000000000000000000000000006',
      42161: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      11155111: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
    },
  ],
  [
    usdc,
    {
      1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
      137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    },
  ],
  [
    usdt,
    {
      1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
      137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    },
  ],
  [
    dai,
    {
      1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      137: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    },
  ],
  [
    wbtc,
    {
      1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      10: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
      137: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
      42161: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
    },
  ],
  [
    link,
    {
      1: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
      10: '0x350a791Bfc2C21F9Ed5d10980Dad2e2638ffa7f6',
      137: '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39',
      42161: '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4',
    },
  ],
  [
    uni,
    {
      1: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
      10: '0x6fd9d7AD17242c41f7131d257212c54A0e816691',
      137: '0xb33EaAd8d922B1083446DC23f610c2567fB5180f',
      8453: '0xc3De830EA07524a0761646a6a4e4be0e114a3C83',
      42161: '0xFa7F8980b0f1E64A2062791cc3b0871572f1F7f0',
    },
  ],
  [
    aave,
    {
      1: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9',
      10: '0x76FB31fb4af56892A25e32cFC43De717950c9278',
      137: '0xD6DF932A45C0f255f85145f286eA0b292B21C90B',
      42161: '0xba5DdD1f9d7F570dc94a51479a000E3BCE967196',
    },
  ],
  [mkr, { 1: '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2' }],
  [comp, { 1: '0xc00e94Cb662C3520282E6f5717214004A7f26888' }],
  [crv, { 1: '0xD533a949740bb3306d119CC777fa900bA034cd52' }],
  [gno, { 1: '0x6810e776880C02933D47DB1b9fc05908e5386b96' }],
  [grt, { 1: '0xc944E90C64B2c07662A292be6244BDf05Cda44a7' }],
]

const ofTokens = new Map(
  knownTokens.flatMap(([picture, addresses]) =>
    Object.entries(addresses).map(([chainId, address]) => [nameOf(Number(chainId), address), picture] as const),
  ),
)

/** Where the site itself has the logo of an asset; undefined for one that it does not know. */
export function findLogo(chainId: number, address: Address): string | undefined {
  const picture =
    address === zeroAddress
      ? ofCurrencies[findChain(chainId)?.nativeCurrency.symbol ?? '']
      : ofTokens.get(nameOf(chainId, address))
  return typeof picture === 'object' ? picture.src : picture
}

function nameOf(chainId: number, address: Address): string {
  return `${chainId} ${address.toLowerCase()}`
}
