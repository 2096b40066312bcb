import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Marker = { what: string; pattern: RegExp }

/** Words that only the published package contains: not our stand-in, and not wagmi's wrapper that names it. */
export const metaMaskSdk: Marker = {
  what: 'the MetaMask SDK',
  pattern: /cx\.metamask\.io|sdk-communication-layer|MMSDK/,
}
export const agplUaParser: Marker = { what: 'ua-parser-js 2 (AGPL)', pattern: /withClientHints|withFeatureCheck/ }

/** Words that survive minification and stand in no other package of the tree. */
export const clientMarkers: Marker[] = [
  metaMaskSdk,
  agplUaParser,
  { what: 'the siwe package', pattern: /Signature does not match address of the message|apgApi|apgLib/ },
  { what: 'ethers', pattern: /invalid BytesLike value|could not coalesce error/ },
  { what: 'a server setting', pattern: /SESSION_SECRET|NONCE_STORE_URL/ },
  { what: 'a session sealing library', pattern: /iron-session/ },
]

export const devnetMarker: Marker = { what: "the devnet's wallet", pattern: /Devnet account/ }

export function listFiles(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Which of the markers stand in which of the files. */
export function findMarkers(root: string, files: string[], markers: Marker[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return markers
      .filter(({ pattern }) => pattern.test(text))
      .map(({ what, pattern }) => `${relative(root, file)} contains ${what} (${pattern.exec(text)?.[0]})`)
  })
}

/** Whether a value itself (a secret of this environment) stands in a file; the value is not repeated in the answer. */
export function findValue(root: string, files: string[], name: string, value: string | undefined): string[] {
  const parts = (value ?? '').split(',').filter((part) => part.trim().length >= 16)
  return files
    .filter((file) => parts.some((part) => readFileSync(file).includes(part.trim())))
    .map((file) => `${relative(root, file)} contains the value of ${name}`)
}
