import * as z from 'zod/mini'
import { AppError, type AppErrorOptions } from '@/lib/errors'
import type { AppAddress } from './appAddress'

/** How long an app's server is waited for, in milliseconds. */
export const appPatience = 5_000

/** What an app says about itself. `iconUrl` is http(s) or undefined. All of it is the app's own claim. */
export type AppManifest = { name: string; description: string; iconUrl: string | undefined }

/** 'unreachable' is all that a browser tells: the network, or an answer without CORS headers. */
export type ManifestProblem = 'unreachable' | 'timeout' | 'status' | 'redirected' | 'tooLarge' | 'malformed'

export class ManifestError extends AppError {
  override name = 'ManifestError'
  readonly problem: ManifestProblem

  constructor(problem: ManifestProblem, options?: AppErrorOptions) {
    super(problemTexts[problem], options)
    this.problem = problem
  }
}

/** Reads `manifest.json` beside the app's address: without cookies, 64 kB and `timeoutMs` milliseconds at most, from the
 * app's own origin only. Throws ManifestError, or the reason of `signal` when aborted. */
export async function fetchManifest(
  address: AppAddress,
  { signal, timeoutMs = appPatience }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<AppManifest> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
  try {
    const text = await fetchText(manifestUrl(address), either)
    return parseManifest(text, address)
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof ManifestError) throw cause
    throw new ManifestError(timeout.aborted ? 'timeout' : 'unreachable', { cause })
  }
}

/** A manifest's text as checked data, its icon resolved against the app's address. Throws ManifestError 'malformed'. */
export function parseManifest(text: string, address: AppAddress): AppManifest {
  const parsed = manifestShape.safeParse(parseJson(text))
  if (!parsed.success) throw new ManifestError('malformed')
  const { name, description, iconPath } = parsed.data
  const icons = parsed.data.icons.filter((icon) => icon !== null)
  const icon = icons.find(({ src, type }) => type === 'image/svg+xml' || src.endsWith('.svg')) ?? icons.at(-1)
  const source = iconPath || icon?.src
  return { name, description: description.slice(0, 2_000), iconUrl: source && resolveIcon(source, address) }
}

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const path = z.string().check(z.minLength(1), z.maxLength(2_000))
const icon = z.object({ src: path, type: z.catch(z.string(), '') })
// The name is all that a manifest must have. What adorns it is left out where it is null, of another kind or broken.
const manifestShape = z.object({
  name: shortText,
  description: z.catch(z.string().check(z.trim()), ''),
  iconPath: z.catch(path, ''),
  icons: z.catch(z.array(z.catch(z.nullable(icon), null)).check(z.maxLength(50)), []),
})

const maxBytes = 65_536

const problemTexts: Record<ManifestProblem, string> = {
  unreachable: 'The manifest could not be read: the app is unreachable or does not allow other sites to read it',
  timeout: 'The app took too long to send its manifest',
  status: 'The app has no manifest.json',
  redirected: 'The app sends its manifest from another site',
  tooLarge: 'The manifest is too large',
  malformed: 'The manifest is not a Safe App manifest',
}

/** Where an app's manifest is: `manifest.json` beside its address. */
export function manifestUrl({ href }: AppAddress): string {
  const url = new URL(href)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/manifest.json`
  url.search = ''
  url.hash = ''
  return url.href
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'cors' })
  if (new URL(response.url).origin !== new URL(url).origin) throw new ManifestError('redirected')
  if (!response.ok || response.body === null) throw new ManifestError('status', { details: `${response.status}` })
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // The rest is not wanted, and whether the server hears of it changes nothing.
      reader.cancel().catch(() => undefined)
      throw new ManifestError('tooLarge')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parseJson(text: string): unknown {
  try {
    // A byte order mark is no part of JSON, and editors write it.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new ManifestError('malformed', { cause })
  }
}

function resolveIcon(iconPath: string, { href }: AppAddress): string | undefined {
  const base = href.replace(/[?#].*$/, '').replace(/\/*$/, '/')
  if (!URL.canParse(iconPath, base)) return undefined
  const url = new URL(iconPath, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
