import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { pagesFolder } from '../compressAhead.mjs'
import { languageFolder } from '../languageBuilds.mjs'
import { checkDeployed } from './deployedFolder'
import { type FirstLoad, measureFirstLoads } from './firstLoad'
import { clientMarkers, devnetMarker, findMarkers, findValue, listFiles } from './forbiddenContent'
import { findLoadedTwice } from './loadedTwice'
import { type GateResult, isMain, runGate } from './runGate'

// First-load scripts of the peer are 332.6 KiB; 0.48 of that is the most a page may have. The peer's styles have 4.9.
const scriptLimit = 160
// The same pages in a language that has more bytes to its words.
const otherScriptLimit = 162
const styleLimit = 10
// A page that brings its screen's along is spared a request for each part of them.
const screenStyleLimit = 12

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const headersSchema = z.object({
  headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })).default([]),
})

function readPolicy(distDir: string): string | undefined {
  const file = join(distDir, 'routes-manifest.json')
  const { headers } = headersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return headers.flatMap((rule) => rule.headers).find(({ key }) => /^content-security-policy$/i.test(key))?.value
}

export function checkFirstLoads(loads: FirstLoad[], policy: string | undefined, limit = scriptLimit): string[] {
  return loads.flatMap(({ page, isPrerendered, scriptBytes, styleBytes, hasScreenStyles, inlineScripts, missing }) => {
    if (!isPrerendered) return [`${page} is not prerendered: every page is a static shell`]
    const faults = missing.map((url) => `${page} names ${url}, which the build did not write`)
    if (scriptBytes > limit * 1024)
      faults.push(`${page} loads ${kib(scriptBytes)} KiB of scripts first (gz), more than ${limit}`)
    const mostStyles = hasScreenStyles ? screenStyleLimit : styleLimit
    if (styleBytes > mostStyles * 1024)
      faults.push(`${page} loads ${kib(styleBytes)} KiB of styles first (gz), more than ${mostStyles}`)
    const refused = policy ? inlineScripts.filter((hash) => !policy.includes(`'${hash}'`)) : []
    if (refused.length > 0) faults.push(`${page} has inline scripts that its own policy refuses: ${refused.join(', ')}`)
    return faults
  })
}

const buildSchema = z.object({ config: z.object({ env: z.record(z.string(), z.string()).default({}) }) })

/** Whether the devnet's wallet belongs into this build; undefined when the app does not say (the baseline). */
function readDevnetFlag(distDir: string): boolean | undefined {
  const file = join(distDir, 'required-server-files.json')
  const { COUNTERSIGN_DEVNET: flag } = buildSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).config.env
  return flag === undefined ? undefined : flag === 'true'
}

export function checkClientChunks(distDir: string, isDevnet: boolean | undefined): string[] {
  const files = listFiles(join(distDir, 'static'), /\.(js|css|json|map)$/)
  if (files.length === 0) return [`${distDir}/static has no files`]
  const faults = findMarkers(distDir, files, clientMarkers)
  faults.push(...findValue(distDir, files, 'SESSION_SECRET', process.env.SESSION_SECRET))
  const devnet = findMarkers(distDir, files, [devnetMarker])
  if (isDevnet === false) return [...faults, ...devnet]
  // On the devnet the words have to be there: else the check above would pass for want of the right words.
  if (isDevnet && devnet.length === 0) faults.push(`no chunk contains ${devnetMarker.what}, though this is its build`)
  return faults
}

/** The builds that are deployed as one, each with its language where it is not the first. */
function listBuilds(distDir: string): { folder: string; name: string }[] {
  const pages = join(distDir, 'standalone', pagesFolder)
  const others = existsSync(pages) ? readdirSync(pages).filter((name) => existsSync(languageFolder(distDir, name))) : []
  return [
    { folder: distDir, name: '' },
    ...others.map((name) => ({ folder: languageFolder(distDir, name), name: `${name}: ` })),
  ]
}

/** All that a finished build must keep in each language: page budgets, what may not be in a chunk, the deployed folder. */
export function checkBundle(root: string, distDir: string): GateResult {
  if (!existsSync(join(distDir, 'BUILD_ID'))) return { faults: [`${distDir} holds no finished build`], passed: '' }
  const builds = listBuilds(distDir).map((each) => ({ ...each, loads: measureFirstLoads(each.folder) }))
  const deployed = checkDeployed(root, distDir)
  const ofBuilds = builds.flatMap(({ folder, name, loads }) => {
    const isFirst = folder === distDir
    const faults = [
      ...checkFirstLoads(loads, readPolicy(folder), isFirst ? scriptLimit : otherScriptLimit),
      // The devnet's wallet is told by its English name.
      ...checkClientChunks(folder, isFirst ? readDevnetFlag(folder) : undefined),
      ...findLoadedTwice(folder),
    ]
    return faults.map((fault) => `${name}${fault}`)
  })
  const sizes = builds.map(({ name, loads }) => {
    const most = (key: 'scriptBytes' | 'styleBytes') => kib(Math.max(...loads.map((load) => load[key])))
    return `${name}${loads.length} pages, scripts at most ${most('scriptBytes')} KiB, styles ${most('styleBytes')} KiB`
  })
  const passed = [...sizes, `deployed ${kib(deployed.bytes / 1024)} MiB`].join(', ')
  return { faults: [...ofBuilds, ...deployed.faults], passed }
}

if (isMain(import.meta.url)) {
  const distDir = resolve(process.argv[2] ?? process.env.NEXT_DIST_DIR ?? '.next')
  await runGate('bundle', async () => checkBundle(process.cwd(), distDir))
}
