// Builds the site in each of its languages, one after the other, and completes the folder to deploy. `next build` alone
// makes the first language, which brings the server.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { languageFolder, readLanguages } from './languageBuilds.mjs'

const root = resolve(import.meta.dirname, '..')
const distDir = process.env.NEXT_DIST_DIR || '.next'

function run(script, args, env = {}) {
  const command = [join(root, script), ...args]
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const next = 'node_modules/next/dist/bin/next'
run(next, ['build'])
const [, ...others] = readLanguages(resolve(root, distDir))
for (const language of others) {
  console.log(`\nNow in ${language}`)
  run(next, ['build'], { BUILD_LANGUAGE: language, NEXT_DIST_DIR: languageFolder(distDir, language) })
}
run('scripts/standalone.mjs', others)
