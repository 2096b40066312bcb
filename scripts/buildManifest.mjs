// What makes two builds of one commit the same, and the file that tells everybody what was built.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Where the site serves it. */
export const manifestName = 'build.json'

/**
 * Takes out of the deployed folder what differs from build to build: the folder in which it was made, which no server reads,
 * and the keys of Next's previews, of which this site has none. `false` is no cookie and no header, nor one that is missing.
 */
export function forgetPlace(root, deployed, distName) {
  for (const name of ['server.js', join(distName, 'required-server-files.json')]) {
    const file = join(deployed, name)
    const place = JSON.stringify(root).slice(1, -1)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(place, '/countersign'))
  }
  const noPreview = { previewModeId: false, previewModeSigningKey: false, previewModeEncryptionKey: false }
  const prerendered = join(deployed, distName, 'prerender-manifest.json')
  writeJson(prerendered, { ...readJson(prerendered), preview: noPreview })
  const props = join(deployed, distName, 'server/preview-props.json')
  if (existsSync(props)) writeJson(props, noPreview)
}

/**
 * Writes the hash of everything that the site serves to a browser, as it is when unpacked, the headers beside it, the
 * commit and the public settings. Whoever builds that commit with those settings gets the same file.
 */
export function writeManifest({ root, deployed, distName, languages, pagesFolder }) {
  const { env } = readJson(join(deployed, distName, 'required-server-files.json')).config
  const publicFolder = join(deployed, 'public')
  const files = {
    ...hashFiles(join(deployed, distName, 'static'), '/_next/static/'),
    ...hashFiles(publicFolder, '/', (name) => name !== manifestName),
  }
  const pages = languages.map((language) => {
    const folder = join(deployed, pagesFolder, language)
    return [language, hashFiles(folder, '/', (name) => name.endsWith('.gz'), gunzipSync, pathOfPage)]
  })
  const { headers, redirects } = readJson(join(deployed, distName, 'routes-manifest.json'))
  writeJson(join(publicFolder, manifestName), {
    commit: readCommit(root),
    settings: asEnvironment(JSON.parse(env.COUNTERSIGN_PUBLIC), languages),
    headers: headers.map(({ source, regex, headers: values }) => ({ source, regex, headers: values })),
    redirects: redirects.map(({ source, regex, destination, statusCode }) => ({
      ...{ source, regex, destination, statusCode },
    })),
    pages: Object.fromEntries(pages),
    files,
  })
}

function hashFiles(folder, prefix, isWanted = () => true, unpack = (bytes) => bytes, rename = (name) => name) {
  const names = readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isWanted(name) && statSync(join(folder, name)).isFile())
    .sort()
  const hash = (name) =>
    createHash('sha256')
      .update(unpack(readFileSync(join(folder, name))))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [prefix + rename(name), hash(name)]))
}

const pathOfPage = (name) => name.replace(/\.html\.gz$/, '').replace(/^index$/, '')

/** The settings as a build takes them, see README.md. */
function asEnvironment(settings, languages) {
  const { chains, embeddingOrigins, imageOrigins } = settings
  return {
    LANGUAGES: languages.join(),
    NEXT_PUBLIC_APP_NAME: settings.appName,
    NEXT_PUBLIC_CHAINS: chains.map(({ id }) => id).join(),
    NEXT_PUBLIC_RPC_URLS: chains.map(({ id, rpcUrls }) => `${id}=${rpcUrls.default.http[0]}`).join(),
    NEXT_PUBLIC_GATEWAY_URL: settings.gatewayUrl,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: settings.walletConnectProjectId,
    NEXT_PUBLIC_WALLETCONNECT_RELAY_URL: settings.walletConnectRelayUrl,
    NEXT_PUBLIC_EMBEDDING_ORIGINS: embeddingOrigins.join(),
    NEXT_PUBLIC_IMAGE_ORIGINS: imageOrigins.join(),
    NEXT_PUBLIC_COOL_MODE: `${settings.coolMode}`,
  }
}

/** Null for sources that are no clone; what was changed since the commit is said. */
function readCommit(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', 'HEAD')
  if (status !== 0) return null
  const isChanged = git('status', '--porcelain', '--untracked-files=no').stdout !== ''
  return `${stdout.trim()}${isChanged ? ' with changes' : ''}`
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`)
