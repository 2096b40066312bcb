import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { AppError } from '@/lib/errors'
import { copyPackages } from '@/scripts/copyPackages'
import * as words from './words'

const root = resolve(import.meta.dirname, '../..')

/** The full hash of a commit that this clone has. Throws an `AppError` saying `otherwise` when it has none. */
export function findCommit(ref: string, otherwise: string): string {
  // After the dashes no name is an option.
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (status !== 0) throw new AppError(otherwise)
  return stdout.trim()
}

/**
 * The text of the `build.json` of a commit, built in a folder of its own with these settings. Of the settings only those
 * count that a build of this project names. Throws an `AppError` when it cannot be built.
 */
export function buildCommit(commit: string, settings: Record<string, string>): string {
  const readManifest = (deployed: string) => readFileSync(join(deployed, 'public/build.json'), 'utf8')
  return inBuildOf(commit, () => settings, readManifest)
}

/**
 * What `read` makes of the folder to deploy, built of a commit in a folder of its own, which is gone afterwards. `prepare`
 * gets that folder before the build, and gives the settings. Throws an `AppError` when the commit cannot be built.
 */
export function inBuildOf<T>(
  commit: string,
  prepare: (folder: string) => Record<string, string | undefined>,
  read: (deployed: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'build-of-commit-'))
  try {
    const isReady = git('clone', '--quiet', '--shared', '--no-checkout', root, folder).status === 0
    if (!isReady || git('-C', folder, 'checkout', '--quiet', '--detach', commit).status !== 0) fail(commit)
    installPackages(folder, commit)
    run('node', ['scripts/build.mjs'], folder, commit, keepKnown(prepare(folder)))
    return read(join(folder, '.next/standalone'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// What a site names is put into the environment of a process here: nothing but the public settings.
function keepKnown(settings: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => /^(LANGUAGES|NEXT_PUBLIC_[A-Z_]+)$/.test(name)))
}

/** The same lock file means the same packages: those of this clone are taken then. */
function installPackages(folder: string, commit: string): void {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (existsSync(join(root, 'node_modules')) && lockOf(folder) === lockOf(root)) copyPackages(root, folder)
  else run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder, commit)
}

function run(
  program: string,
  args: string[],
  cwd: string,
  commit: string,
  settings: Record<string, string | undefined> = {},
): void {
  // Settings of this shell are not the site's.
  const own = Object.entries(process.env).filter(([name]) => !/^(LANGUAGES$|BUILD_LANGUAGE$|NEXT_)/.test(name))
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(own),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...settings,
  }
  const { status } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) fail(commit)
}

function fail(commit: string): never {
  throw new AppError(words.buildFailed(commit))
}

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
}
