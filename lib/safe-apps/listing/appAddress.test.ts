import { describe, expect, it } from 'vitest'
import { AppAddressError, findLookalike, parseAppAddress } from './appAddress'

function problemOf(text: string, hostOrigin?: string): string | undefined {
  try {
    parseAppAddress(text, hostOrigin)
    return undefined
  } catch (error) {
    if (error instanceof AppAddressError) return error.problem
    throw error
  }
}

describe('parseAppAddress', () => {
  it('accepts https, and http on this machine only', () => {
    for (const text of [
      'https://app.example/x?y#z',
      'http://localhost:3000',
      'http://a.localhost',
      'http://127.0.0.1:1',
      'http://[::1]:1',
    ]) {
      expect(problemOf(text), text).toBeUndefined()
    }
    for (const text of [
      'http://app.example',
      'http://localhost.example',
      'http://127.0.0.1.example',
      'http://10.0.0.1',
    ]) {
      expect(problemOf(text), text).toBe('scheme')
    }
  })

  it('refuses every scheme that could run in our own page, also when spelled with gaps and capitals', () => {
    for (const text of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      'ftp://a.example',
      'about:blank',
      'view-source:https://a.example',
    ]) {
      expect(problemOf(text), text).toBe('scheme')
    }
  })

  it('refuses credentials, text that is no address, and our own origin', () => {
    expect(problemOf('https://app.safe.global@evil.example')).toBe('credentials')
    expect(problemOf('https://:pw@evil.example')).toBe('credentials')
    for (const text of ['', 'app.example', '//app.example', 'https://', `https://a.example/${'x'.repeat(2_000)}`]) {
      expect(problemOf(text), text).toBe('notAnAddress')
    }
    expect(problemOf('https://us.example/path', 'https://us.example')).toBe('ownSite')
  })

  it('shows the host in ASCII and says when it has other letters or is a bare number', () => {
    const cyrillic = parseAppAddress('https://аpp.example')
    expect(cyrillic).toMatchObject({ host: 'xn--pp-6kc.example', isInternational: true })
    expect(parseAppAddress('https://app.example:8443')).toMatchObject({
      host: 'app.example:8443',
      isInternational: false,
    })
    expect(parseAppAddress('https://0x7f.1')).toMatchObject({ host: '127.0.0.1', isIpAddress: true })
  })
})

describe('findLookalike', () => {
  it('finds the known host that another one imitates, and leaves the known host itself alone', () => {
    const known = ['app.uniswap.org', 'cow.fi', 'mail.example']
    expect(findLookalike('app.un1swap.org', known)).toBe('app.uniswap.org')
    expect(findLookalike('c0w.fi', known)).toBe('cow.fi')
    expect(findLookalike('rnail.example', known)).toBe('mail.example')
    expect(findLookalike('cow.fi', known)).toBeUndefined()
    expect(findLookalike('cow.example', known)).toBeUndefined()
  })
})
