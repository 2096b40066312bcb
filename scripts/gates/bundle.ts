import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { checkDeployed } from './deployedFolder'
import { type FirstLoad, measureFirstLoads } from './firstLoad'
import { clientMarkers, devnetMarker, findMarkers, findValue, listFiles } from './forbiddenContent'
import { type GateResult, isMain, runGate } from './runGate'

// First-load scripts of the peer are 332.6 KiB; 0.48 of that is the most a page may have. The peer's styles have 4.9.
const scriptLimit = 160 * 1024
const styleLimit = 10 * 1024

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const headersSchema = z.object({
  headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })).default([]),
})

function readPolicy(distDir: string): string | undefined {
  const file = join(distDir, 'routes-manifest.json')
  const { headers } = headersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return headers.flatMap((rule) => rule.headers).find(({ key }) => /^content-security-policy$/i.test(key))?.value
}

export function checkFirstLoads(loads: FirstLoad[], policy: string | undefined): string[] {
  return loads.flatMap(({ page, isPrerendered, scriptBytes, styleBytes, inlineScripts, missing }) => {
    if (!isPrerendered) return [`${page} is not prerendered: every page is a static shell`]
    const faults = missing.map((url) => `${page} names ${url}, which the build did not write`)
    if (scriptBytes > scriptLimit)
      faults.push(`${page} loads ${kib(scriptBytes)} KiB of scripts first (gz), more than 160`)
    if (styleBytes > styleLimit) faults.push(`${page} loads ${kib(styleBytes)} KiB of styles first (gz), more than 10`)
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

/** All that a finished build must keep: page budgets, what may not be in a chunk, the deployed folder. */
export function checkBundle(root: string, distDir: string): GateResult {
  if (!existsSync(join(distDir, 'BUILD_ID'))) return { faults: [`${distDir} holds no finished build`], passed: '' }
  const loads = measureFirstLoads(distDir)
  const deployed = checkDeployed(root, distDir)
  const most = (key: 'scriptBytes' | 'styleBytes') => kib(Math.max(...loads.map((load) => load[key])))
  const faults = [
    ...checkFirstLoads(loads, readPolicy(distDir)),
    ...checkClientChunks(distDir, readDevnetFlag(distDir)),
    ...deployed.faults,
  ]
  const sizes = `scripts at most ${most('scriptBytes')} KiB, styles ${most('styleBytes')} KiB`
  return { faults, passed: `${loads.length} pages, ${sizes}, deployed ${kib(deployed.bytes / 1024)} MiB` }
}

if (isMain(import.meta.url)) {
  const distDir = resolve(process.argv[2] ?? process.env.NEXT_DIST_DIR ?? '.next')
  await runGate('bundle', async () => checkBundle(process.cwd(), distDir))
}
