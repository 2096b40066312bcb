import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { spawnBound } from '@/devnet/boundProcess'
import { findFreePort } from '@/scripts/gates/serveBuild'

/** Debian's programs of PostgreSQL, which are on nobody's PATH. */
function postgresProgram(name: string) {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? name
}

/** The server refuses to run as root: Debian's package makes a user for it. */
function findUser() {
  if (process.getuid?.() !== 0) return {}
  const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

const password = 'a-password-of-tests'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL server with a folder and a free port of its own, which writes to the disk as one in earnest does. */
export async function startPostgres(parent = tmpdir()) {
  const user = findUser()
  const folder = mkdtempSync(join(parent, 'postgres-'))
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const data = join(folder, 'data')
  const settings = ['-U', 'gateway', '-A', 'scram-sha-256', '--pwfile', passwordFile, '--encoding=UTF8', '--locale=C']
  execFileSync(postgresProgram('initdb'), ['-D', data, '--no-sync', '--wal-segsize=1', ...settings], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await findFreePort()
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']
  const small = ['shared_buffers=16MB', 'max_connections=50', 'autovacuum=off', 'recovery_init_sync_method=syncfs']
  const args = ['-D', data, ...[...options, ...small].flatMap((option) => ['-c', option])]
  const url = (name: string, secret = password) => `postgresql://gateway:${secret}@127.0.0.1:${port}/${name}`
  let child: ChildProcess | undefined

  async function start() {
    const { child: started } = spawnBound(postgresProgram('postgres'), args, { ...user, cwd: folder })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`postgres ended with code ${code}`)))
      if (!started.stderr) throw new Error('The server has no output')
      createInterface(started.stderr).on('line', (line) => line.includes('ready to accept connections') && resolve())
    })
  }

  /** In the middle of everything, as if its process had been killed; what was written is found again at the next start. */
  async function breakDown() {
    const running = child
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGQUIT')
    await ended
  }

  /** Unless it runs: a full disk may have ended it. */
  async function startAgain() {
    if (child?.exitCode !== null) await start()
  }

  let databases = 0
  /** A database for one test. */
  async function createDatabase() {
    databases += 1
    const name = `gateway_${databases}`
    await query('postgres', `CREATE DATABASE ${name}`)
    return url(name)
  }

  /** The commands of docs/hosts.md. */
  async function copyDatabase(address: string) {
    const [dump, copy] = [join(folder, `${databases}.dump`), await createDatabase()]
    execFileSync(postgresProgram('pg_dump'), ['--format=custom', `--file=${dump}`, address])
    execFileSync(postgresProgram('pg_restore'), ['--exit-on-error', `--dbname=${copy}`, dump])
    return copy
  }

  async function query(name: string, text: string) {
    const client = new pg.Client(url(name))
    await client.connect()
    await client.query(text)
    await client.end()
  }

  await start()
  return {
    ...{ url, start, startAgain, breakDown, createDatabase, copyDatabase },
    stop: async () => {
      await breakDown()
      rmSync(folder, { recursive: true })
    },
  }
}
