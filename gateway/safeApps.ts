import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { dataFailure } from './http/failure'

const safeAppSchema = z.object({
  id: z.number().int().nonnegative(),
  url: z.string().min(1),
  name: z.string(),
  iconUrl: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  description: z.string().default(''),
  chainIds: z.array(z.union([z.string(), z.number()]).transform(String)),
  provider: z
    .object({ url: z.string(), name: z.string() })
    .nullish()
    .transform((value) => value ?? null),
  accessControl: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('NO_RESTRICTIONS') }),
      z.object({ type: z.literal('DOMAIN_ALLOWLIST'), value: z.array(z.string()) }),
    ])
    .default({ type: 'NO_RESTRICTIONS' }),
  tags: z.array(z.string()).default([]),
  features: z.array(z.string()).default([]),
  socialProfiles: z.array(z.object({ platform: z.string(), url: z.string() })).default([]),
  developerWebsite: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  featured: z.boolean().default(false),
})

export type SafeApp = z.infer<typeof safeAppSchema>

/** The operator's list: a JSON file holding an array, read anew when it was changed. Throws when it is not one. */
export function safeAppsReader(path: string | undefined): () => Promise<SafeApp[]> {
  let known: { apps: SafeApp[]; modifiedAt: number } | undefined
  return async () => {
    if (!path) return []
    const { mtimeMs } = await stat(path)
    if (known?.modifiedAt !== mtimeMs) {
      known = { apps: parseSafeApps(await readFile(path, 'utf8')), modifiedAt: mtimeMs }
    }
    return known.apps
  }
}

function parseSafeApps(text: string) {
  try {
    return z.array(safeAppSchema).parse(JSON.parse(text))
  } catch (error) {
    throw dataFailure(
      500,
      `The list of Safe Apps cannot be read: ${error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON'}`,
    )
  }
}

/** An app may be reserved for some front ends; who does not say where it runs sees every app. */
export function selectSafeApps(apps: SafeApp[], chainId: number, query: URLSearchParams) {
  const url = query.get('url')
  const clientUrl = query.get('clientUrl') ?? query.get('client_url')
  return apps.filter((app) => {
    if (!app.chainIds.includes(String(chainId))) return false
    if (url && trimUrl(app.url) !== trimUrl(url)) return false
    if (!clientUrl || app.accessControl.type === 'NO_RESTRICTIONS') return true
    return app.accessControl.value.some((domain) => trimUrl(domain) === trimUrl(clientUrl))
  })
}

function trimUrl(url: string) {
  return url.replace(/\/+$/, '').toLowerCase()
}
