import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Gives another folder the packages of this clone, for a build there. */
export function copyPackages(from: string, to: string): void {
  const [source, target] = [resolve(from, 'node_modules'), join(to, 'node_modules')]
  // The bundler follows no link that leads out of the folder; names of the same files cost nothing.
  const { status } = spawnSync('cp', ['-al', source, target])
  if (status !== 0) cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}
