import { describe, expect, it } from 'vitest'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { describeLoad } from './describeLoad'

const origin = 'https://app.example'
const fine: AppProbe = {
  manifest: { name: 'App', description: '', iconUrl: null },
  manifestProblem: null,
  sharesManifest: true,
  pageProblem: null,
  pageStatus: 200,
  finalOrigin: origin,
  frameRefusal: null,
}
const running = { isLoaded: true, isSlow: true, hasAsked: true, areCookiesOn: true }

describe('describeLoad', () => {
  it('has nothing to say about an app that runs', () => {
    expect(describeLoad(fine, origin, running)).toEqual([])
    expect(describeLoad(undefined, origin, running)).toEqual([])
  })

  it.each<[string, Partial<AppProbe>]>([
    ['refuses to be shown in a frame of this site (X-Frame-Options: DENY)', { frameRefusal: 'X-Frame-Options: DENY' }],
    ['leads on to https://other.example', { finalOrigin: 'https://other.example' }],
    ['mixed content', { finalOrigin: 'http://app.example' }],
    ['HTTP 502', { pageProblem: 'status', pageStatus: 502 }],
    ['does not answer', { pageProblem: 'unreachable' }],
    ['longer than five seconds', { pageProblem: 'timeout' }],
    ['no Access-Control-Allow-Origin', { sharesManifest: false }],
  ])('says: %s', (text, change) => {
    expect(describeLoad({ ...fine, ...change }, origin, running).join('\n')).toContain(text)
  })

  it('says that an app is slow, silent, or that storage is blocked, and only after a while', () => {
    const start = { isLoaded: false, isSlow: false, hasAsked: false, areCookiesOn: true }
    expect(describeLoad(fine, origin, start)).toEqual([])
    expect(describeLoad(fine, origin, { ...start, isSlow: true })[0]).toContain('ten seconds')
    expect(describeLoad(fine, origin, { ...start, isLoaded: true, isSlow: true })[0]).toContain(
      'not asked for the Safe',
    )
    expect(describeLoad(fine, origin, { ...start, isSlow: true, areCookiesOn: false })[1]).toContain('blocks cookies')
  })
})
