import { type Hex, sha256, stringToBytes } from 'viem'
import * as z from 'zod/mini'

/**
 * What the server says that it was built from: the hash of that file's text, as `sha256sum` gives it, and that of its
 * `content`, which is the same for the same bytes, settings and headers, whatever commit gives them.
 */
export type SiteBuildFile = { hash: Hex; content: Hex; commit: string | null }

const siteBuildFile = z.looseObject({ commit: z.nullable(z.string().check(z.maxLength(100))) })
const mostCharacters = 2_000_000

export async function readSiteBuild(signal: AbortSignal): Promise<SiteBuildFile> {
  const response = await fetch('/build.json', { signal, cache: 'no-cache', redirect: 'error' })
  const text = await response.text()
  if (!response.ok || text.length > mostCharacters) throw new TypeError('The server gives no build.json.')
  const { commit, ...content } = siteBuildFile.parse(JSON.parse(text))
  return { hash: sha256(stringToBytes(text)), content: sha256(stringToBytes(JSON.stringify(content))), commit }
}
