// Installs what is missing on a bare machine: the npm packages of the lock file and, with --tests, the browser and the
// servers (Redis, PostgreSQL, proxies) that the tests run. Plain Node without dependencies. Quick when nothing is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// The headless shell is the same browser without its window: on two cores the browser tests take half the time in it.
const testPrograms = ['chromium', 'chromium-headless-shell', 'redis-server', 'nginx', 'caddy', 'openssl']
/** Those that are called after their packages, and others. */
const packageOf = { postgres: 'postgresql', 'systemd-analyze': 'systemd' }
const testPackages = [...testPrograms, ...Object.values(packageOf), 'fonts-liberation']

if (!arePackagesInstalled()) {
  console.log('Installing the npm packages...')
  // No install scripts: nothing here needs them, and what they run would be unchecked.
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'])
}
if (process.argv.includes('--tests')) installTestPrograms()

/** npm keeps a copy of the lock file for what it really installed; both must name the same packages. */
function arePackagesInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  const hasAll = Object.entries(wanted).every(([path, entry]) => {
    // Neither our own folders nor leftovers in the lock file are installed.
    if (!path.startsWith('node_modules/') || entry.extraneous) return true
    const found = installed[path]
    // What is optional may be for another platform.
    if (!found) return Boolean(entry.optional)
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return hasAll && Object.keys(installed).every((path) => path in wanted)
}

function readPackages(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function installTestPrograms() {
  const missing = [...testPrograms, ...Object.keys(packageOf)].filter((name) => !isProgram(name))
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (!isProgram('apt-get') || !(isRoot || isProgram('sudo'))) {
    const means = isProgram('apt-get') ? 'as root' : "with this system's package manager"
    stop(`The tests need ${missing.join(' and ')}: install them ${means} and run this again.`)
  }
  console.log(`Installing ${missing.join(' and ')}...`)
  const aptGet = (...args) => {
    const command = ['apt-get', '-qq', '-o', 'Dpkg::Use-Pty=0', ...args]
    // The tests start servers of their own: none is to listen from now on because it was installed.
    const settings = ['DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1']
    const [program, ...rest] = [...(isRoot ? [] : ['sudo']), 'env', ...settings, ...command]
    run(program, rest)
  }
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...testPackages)
}

function isProgram(name) {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  // Servers lie in folders that are not on everyone's PATH.
  const folders = onPath.flatMap((folder) => [folder, join(folder, '../sbin'), ...listPostgresFolders(folder)])
  return folders.some((folder) => existsSync(join(folder, name)))
}

/** Debian has each version of PostgreSQL in a folder of its own, beside those of the PATH. */
function listPostgresFolders(folder) {
  const versions = join(folder, '../lib/postgresql')
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
}

/** Shows the program's output only when it fails. */
function run(program, args) {
  const result = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  if (result.status === 0) return
  if (result.signal) process.exit(128 + constants.signals[result.signal])
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(-30).join('\n')
  stop(`${output}\n\`${program} ${args.join(' ')}\` failed${result.error ? `: ${result.error.message}` : '.'}`)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
