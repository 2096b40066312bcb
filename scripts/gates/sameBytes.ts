// Builds again what was built already, in another folder, a year later and in another place of the world: the deployed
// folders must be the same, byte for byte, and so must what is served of them.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareSite } from '@/scripts/checkSite/compareSite'
import { listOtherFiles } from '@/scripts/compareBuilds.mjs'
import { copyPackages } from '@/scripts/copyPackages'
import { isMain, runGate } from './runGate'
import { serveBuild } from './serveBuild'

const laterClock = `const later = 400 * 86_400_000 + 12_345_678
const Real = Date
globalThis.Date = class Date extends Real {
  constructor(...values) {
    super(...(values.length > 0 ? values : [Real.now() + later]))
  }
  static now() {
    return Real.now() + later
  }
}`

const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
}

/** The same sources and packages in another folder, which counts as the same clone. */
function copyClone(to: string): void {
  for (const file of git('ls-files', '-coz', '--exclude-standard').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(file, join(to, file))
  }
  writeFileSync(join(to, '.git'), `gitdir: ${git('rev-parse', '--absolute-git-dir')}`)
  copyPackages('.', to)
}

/** What the first build's server serves is what the second build lists. */
async function compareServed(manifest: string): Promise<string[]> {
  const { url, stop } = await serveBuild('.')
  try {
    const expect = () => readFileSync(manifest, 'utf8')
    return (await compareSite(url, { expect, say: () => undefined })).differences
  } finally {
    await stop()
  }
}

async function gate() {
  const built = process.env.NEXT_DIST_DIR || '.next'
  const parent = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  const twin = join(parent, 'in-a-folder-of-another-length')
  try {
    mkdirSync(twin)
    copyClone(twin)
    const clock = join(parent, 'laterClock.cjs')
    writeFileSync(clock, laterClock)
    const env = { ...process.env, ...elsewhere, NODE_OPTIONS: `--require ${clock}`, GIT_OPTIONAL_LOCKS: '0' }
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: twin, stdio: 'inherit', env })
    if (status !== 0) return { faults: ['the second build failed'], passed: '' }
    const others = listOtherFiles(join(built, 'standalone'), join(twin, built, 'standalone'))
    const served = await compareServed(join(twin, built, 'standalone/public/build.json'))
    return {
      faults: [...others.map((name) => `${name} differs`), ...served],
      passed: 'two folders, a year apart, and as served',
    }
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

if (isMain(import.meta.url)) await runGate('same bytes', gate)
