import * as z from 'zod/mini'
import type { AppAddress } from './appAddress'

/** How long an app's server is waited for, in milliseconds. */
export const appPatience = 5_000

/** How many bytes a manifest may have. */
export const manifestLimit = 65_536

/** What an app says about itself. `iconUrl` is http(s) or undefined. All of it is the app's own claim. */
export type AppManifest = { name: string; description: string; iconUrl: string | undefined }

/** A manifest's text as checked data, its icon resolved against the app's address. Undefined where it is none. */
export function parseManifest(text: string, address: AppAddress): AppManifest | undefined {
  const parsed = manifestShape.safeParse(parseJson(text))
  if (!parsed.success) return undefined
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

/** Where an app's manifest is: `manifest.json` beside its address. */
export function manifestUrl({ href }: AppAddress): string {
  const url = new URL(href)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/manifest.json`
  url.search = ''
  url.hash = ''
  return url.href
}

function parseJson(text: string): unknown {
  try {
    // A byte order mark is no part of JSON, and editors write it.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function resolveIcon(iconPath: string, { href }: AppAddress): string | undefined {
  const base = href.replace(/[?#].*$/, '').replace(/\/*$/, '/')
  if (!URL.canParse(iconPath, base)) return undefined
  const url = new URL(iconPath, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
