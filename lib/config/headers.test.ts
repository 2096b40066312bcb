import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { parseManifest } from '@/lib/safe-apps/listing/manifest'
import { securityHeaders } from './headers.js'
import { parsePublicSettings } from './settings.js'
import { themeColors } from './themeColors'

function headersWith(embeddingOrigins: string, isDevelopment = false, gatewayUrl = 'https://gateway.example') {
  const { settings } = parsePublicSettings({
    NEXT_PUBLIC_CHAINS: '31337',
    NEXT_PUBLIC_RPC_URLS: '31337=http://127.0.0.1:8545',
    NEXT_PUBLIC_GATEWAY_URL: gatewayUrl,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'abc',
    NEXT_PUBLIC_EMBEDDING_ORIGINS: embeddingOrigins,
  })
  const [first, ...others] = settings?.chains ?? []
  if (!settings || !first) throw new Error('The settings are wrong')
  return securityHeaders({ ...settings, chains: [first, ...others] }, isDevelopment)
}

function ancestorsWith(embeddingOrigins: string): string | undefined {
  const headers = headersWith(embeddingOrigins).flatMap((rule) => rule.headers)
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value
  return policy?.split('; ').find((directive) => directive.startsWith('frame-ancestors'))
}

describe('being framed', () => {
  it('is refused to everybody unless a site is configured, and then to all others', () => {
    expect(ancestorsWith('')).toBe("frame-ancestors 'none'")
    expect(ancestorsWith('https://app.safe.global, http://127.0.0.1:3999')).toBe(
      'frame-ancestors https://app.safe.global http://127.0.0.1:3999',
    )
  })

  it('is not refused a second time by an older header, which knows no list', () => {
    const keys = headersWith('https://app.safe.global').flatMap(({ headers }) => headers.map(({ key }) => key))
    expect(keys).not.toContain('X-Frame-Options')
  })
})

describe('what a Safe reads about this app', () => {
  it('may be read from every origin, and nothing else may', () => {
    const open = headersWith('').filter(({ headers }) =>
      headers.some(({ key }) => key === 'Access-Control-Allow-Origin'),
    )
    expect(open.map(({ source }) => source)).toEqual(['/:file(manifest\\.json|icon\\.svg)'])
  })

  it('has a name, a description and an icon that is there', () => {
    const text = readFileSync('public/manifest.json', 'utf8')
    const address = parseAppAddress('https://countersign.example', 'https://safe.example')
    const manifest = parseManifest(text, address)
    expect(manifest).toMatchObject({ name: 'Countersign', iconUrl: 'https://countersign.example/icon.svg' })
    expect(manifest?.description.length).toBeGreaterThan(20)
    // Safe{Wallet} takes the first icon of any size, and joins it to the address.
    const { iconPath, icons } = JSON.parse(text)
    expect([iconPath, icons[0]]).toMatchObject(['icon.svg', { src: '/icon.svg', sizes: 'any' }])
    expect(readFileSync('public/icon.svg', 'utf8')).toContain('<svg')
    // The others are for the home screens of phones.
    const pictures: { src: string; sizes: string; type: string }[] = icons.slice(1)
    expect(pictures.map(({ sizes, type }) => [sizes, type])).toEqual([
      ['192x192', 'image/png'],
      ...Array(2).fill(['512x512', 'image/png']),
    ])
    for (const { src, sizes } of pictures) {
      const png = readFileSync(`public${src}`)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })

  it('has what a browser needs to install it: pictures of the sizes that it says, one of them to be cut to a shape', () => {
    const { icons, ...manifest } = JSON.parse(readFileSync('public/manifest.json', 'utf8'))
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: themeColors.light,
    })
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
    for (const { src, sizes } of pictures) {
      const bytes = readFileSync(`public${src}`)
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(pictures.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
  })
})

describe('while it is developed', () => {
  // Chromium runs no script that is called JSON and may not be sniffed: an error on every page.
  const sourcesOf = (isDevelopment: boolean) =>
    headersWith('', isDevelopment)
      .filter(({ headers }) => headers.some(({ key }) => key === 'X-Content-Type-Options'))
      .map(({ source }) => source)

  it('the scripts of the development server may be what they are called, and in production nothing may', () => {
    expect(sourcesOf(true)).toEqual(['/((?!_next/).*)'])
    expect(sourcesOf(false)).toEqual(['/:path*'])
  })
})

test('names the gateway where there is one, and none where there is not', () => {
  const sources = (gatewayUrl: string) => {
    const policy = headersWith('', false, gatewayUrl)
      .flatMap((rule) => rule.headers)[0]
      ?.value.split('; ')
    return policy?.find((directive) => directive.startsWith('connect-src'))
  }
  const start = "connect-src 'self' http://127.0.0.1:8545 "
  expect(sources('https://gateway.example/cgw')).toContain(`${start}https://gateway.example wss://relay.`)
  expect(sources('')).toContain(`${start}wss://relay.`)
})
