import { describe, expect, it } from 'vitest'
import { parseAppAddress } from './appAddress'
import { manifestUrl, parseManifest } from './manifest'

it('is looked for beside the app, without its query', () => {
  const url = manifestUrl(parseAppAddress('https://app.example/swap/?a=1#x'))
  expect(url).toBe('https://app.example/swap/manifest.json')
})

describe('parseManifest', () => {
  const address = parseAppAddress('https://app.example/x')

  it('reads name, description and icon', () => {
    const text = '{"name":" Swap ","description":"Swaps","iconPath":"logo.svg"}'
    const iconUrl = 'https://app.example/x/logo.svg'
    expect(parseManifest(text, address)).toEqual({ name: 'Swap', description: 'Swaps', iconUrl })
  })

  it('takes an icon from http or https only', () => {
    const iconOf = (iconPath: string) => parseManifest(JSON.stringify({ name: 'A', iconPath }), address)?.iconUrl
    expect(iconOf('/a.png')).toBe('https://app.example/a.png')
    expect(iconOf('a.png')).toBe('https://app.example/x/a.png')
    expect(iconOf('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    expect(iconOf('javascript:alert(1)')).toBeUndefined()
    expect(iconOf('data:image/svg+xml,<svg/>')).toBeUndefined()
  })

  it('prefers a drawing among several icons', () => {
    const icons = [{ src: 'a.png' }, { src: 'b.svg', type: 'image/svg+xml' }, { src: 'c.png' }]
    expect(parseManifest(JSON.stringify({ name: 'A', icons }), address)?.iconUrl).toBe('https://app.example/x/b.svg')
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
      expect(parseManifest(JSON.stringify(manifest), address)).toBeUndefined()
    }
    expect(parseManifest('<html></html>', address)).toBeUndefined()
  })
})
