import { describe, expect, it } from 'vitest'
import { serve } from '@/tests/api/loopbackServer'
import { parseAppAddress } from './appAddress'
import { fetchManifest, ManifestError, parseManifest } from './manifest'

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ManifestError) return error.problem
  throw error ?? new Error('Nothing was thrown')
}

describe('fetchManifest', () => {
  it('reads manifest.json beside the app, without its query', async () => {
    const paths: (string | undefined)[] = []
    const origin = await serve((request, response) => {
      paths.push(request.url)
      response.end('{"name":" Swap ","description":"Swaps","iconPath":"logo.svg"}')
    })
    expect(await fetchManifest(parseAppAddress(`${origin}/swap/?a=1#x`))).toEqual({
      name: 'Swap',
      description: 'Swaps',
      iconUrl: `${origin}/swap/logo.svg`,
    })
    expect(paths).toEqual(['/swap/manifest.json'])
  })

  it('says why there is none', async () => {
    const missing = await serve((_, response) => response.writeHead(404).end())
    const html = await serve((_, response) => response.end('<html></html>'))
    const elsewhere = await serve((_, response) => response.end('{"name":"Elsewhere"}'))
    const redirecting = await serve((_, response) =>
      response.writeHead(302, { location: `${elsewhere}/manifest.json` }).end(),
    )
    expect(await problemOf(fetchManifest(parseAppAddress(missing)))).toBe('status')
    expect(await problemOf(fetchManifest(parseAppAddress(html)))).toBe('malformed')
    expect(await problemOf(fetchManifest(parseAppAddress(redirecting)))).toBe('redirected')
    expect(await problemOf(fetchManifest(parseAppAddress('http://127.0.0.1:1')))).toBe('unreachable')
  })

  it('stops reading an answer without end', async () => {
    const endless = await serve((_, response) => {
      const write = () => {
        if (!response.destroyed) response.write(' '.repeat(16_384), write)
      }
      write()
    })
    expect(await problemOf(fetchManifest(parseAppAddress(endless)))).toBe('tooLarge')
  })

  it('gives up on a silent server, and at once when its caller does', async () => {
    const silent = await serve(() => undefined)
    expect(await problemOf(fetchManifest(parseAppAddress(silent), { timeoutMs: 50 }))).toBe('timeout')
    await expect(
      fetchManifest(parseAppAddress(silent), { signal: AbortSignal.abort(new Error('left')) }),
    ).rejects.toThrow('left')
  })
})

describe('parseManifest', () => {
  const address = parseAppAddress('https://app.example/x')

  it('takes an icon from http or https only', () => {
    const iconOf = (iconPath: string) => parseManifest(JSON.stringify({ name: 'A', iconPath }), address).iconUrl
    expect(iconOf('/a.png')).toBe('https://app.example/a.png')
    expect(iconOf('a.png')).toBe('https://app.example/x/a.png')
    expect(iconOf('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    expect(iconOf('javascript:alert(1)')).toBeUndefined()
    expect(iconOf('data:image/svg+xml,<svg/>')).toBeUndefined()
  })

  it('prefers a drawing among several icons', () => {
    const icons = [{ src: 'a.png' }, { src: 'b.svg', type: 'image/svg+xml' }, { src: 'c.png' }]
    expect(parseManifest(JSON.stringify({ name: 'A', icons }), address).iconUrl).toBe('https://app.example/x/b.svg')
  })

  it('leaves out what is null, of another kind or broken, and keeps the rest', () => {
    const bare = { name: 'A', description: '', iconUrl: undefined }
    for (const odd of [null, 5, {}, [], '', [null, 5, {}]]) {
      const manifest = { name: 'A', description: odd, iconPath: odd, icons: odd, providedBy: null }
      expect(parseManifest(JSON.stringify(manifest), address)).toEqual(bare)
    }
    const icons = [null, { src: null }, { src: 'a.png', type: null }]
    const kept = { name: 'A', description: `${'x'.repeat(3_000)}`, iconPath: null, icons }
    expect(parseManifest(`\uFEFF${JSON.stringify(kept)}`, address)).toEqual({
      name: 'A',
      description: 'x'.repeat(2_000),
      iconUrl: 'https://app.example/x/a.png',
    })
  })

  it('refuses a manifest without a name or with one that is a novel', () => {
    for (const manifest of [{}, { name: '' }, { name: '  ' }, { name: 'x'.repeat(101) }, { name: 5 }, [], null]) {
      expect(() => parseManifest(JSON.stringify(manifest), address)).toThrow(ManifestError)
    }
  })
})
