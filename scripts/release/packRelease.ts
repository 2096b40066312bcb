import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AppError } from '@/lib/errors'
import * as words from './words'

export type Release = {
  /** The folder to deploy, as `npm run build` leaves it. */
  deployed: string
  /** What the files are called after. */
  name: string
  /** When the commit was made, in seconds: the time of every file, so that servers tell one release's from another's. */
  time: number
}

/**
 * Writes a release to `folder`: the server, the pages as plain files, the manifest, and the hash of each. The same commit
 * and settings give the same bytes, whoever packs them and when. Returns the lines of SHA256SUMS.
 */
export function packRelease({ deployed, name, time }: Release, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const [server, pages, manifest] = ['.tar.gz', '-pages.tar.gz', '-build.json'].map(
    (end) => `countersign-${name}${end}`,
  )
  packFolder(deployed, join(folder, `${server}`), time)
  withPages(deployed, (place) => packFolder(place, join(folder, `${pages}`), time))
  cpSync(join(deployed, 'public/build.json'), join(folder, `${manifest}`))
  const lines = [server, pages, manifest].map((file) => `${hashFile(join(folder, `${file}`))}  ${file}`)
  writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`)
  return lines
}

function packFolder(from: string, to: string, time: number): void {
  const bare = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  // The name of the folder, but no target of a link, is one that says whose files these are.
  const renamed = '--transform=flags=r;s,^\\.,countersign,'
  // Settings of Next's that it copies beside the server, secrets among them, are for nobody else.
  const args = [
    '--create',
    '--format=ustar',
    '--exclude=./.env*',
    ...bare,
    renamed,
    '--use-compress-program=gzip -n',
    '--file',
    to,
  ]
  // What sorts and compresses must do so alike in every language.
  const env = { ...process.env, LC_ALL: 'C', GZIP: '' }
  const { status, stderr, error } = spawnSync('tar', [...args, '-C', from, '.'], { env, encoding: 'utf8' })
  if (status !== 0) throw new AppError(words.notPacked(stderr || `${error?.message}`))
}

/** Everything that the manifest lists under the name by which it lists it: pages by their language, and all other files. */
function withPages(deployed: string, use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const [dist = ''] = readdirSync(deployed).filter((name) => name.startsWith('.next'))
    cpSync(join(deployed, 'public'), folder, { recursive: true })
    cpSync(join(deployed, dist, 'static'), join(folder, '_next/static'), { recursive: true })
    const pages = readdirSync(join(deployed, 'languages'), { recursive: true, encoding: 'utf8' })
    for (const name of pages.filter((file) => file.endsWith('.html.gz'))) {
      const to = join(folder, 'pages', name.replace(/\.gz$/, ''))
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(to, gunzipSync(readFileSync(join(deployed, 'languages', name))))
    }
    use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
