import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('.cache/hosting')

/** A certificate for localhost that signed itself, with its key: made once for each run of the tests. */
export const certificate = { file: join(folder, 'localhost.pem'), key: join(folder, 'localhost.key') }

/** Before any process that shall believe it starts: Node reads what `NODE_EXTRA_CA_CERTS` names as it starts. */
export default function setup(): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...made, ...named, '-keyout', certificate.key, '-out', certificate.file], {
    stdio: 'pipe',
  })
  process.env.NODE_EXTRA_CA_CERTS = certificate.file
}
