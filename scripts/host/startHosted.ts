import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoPart } from '@/devnet/demo'
import { buildSite, startSite } from '@/devnet/site'
import { tellLines } from '@/gateway/events'
import { startConfigured } from '@/gateway/startConfigured'
import type { HostPlan } from './readPlan'
import * as words from './words'

const farewell = 5_000

/** Builds the site unless that is done, starts both, and answers with what to tell the person. */
export async function startHosted(plan: HostPlan, buildFolder: string, onPart: (part: DemoPart) => void) {
  const { folder, origin, ports, gateway: settings, pages } = plan
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const env = { ...process.env, ...plan.env, SESSION_SECRET: keepSecret(join(folder, 'session-secret')) }
  // Of these the error says more than that they have ended.
  const onSiteProcess = ({ stop }: DemoPart) => onPart({ stop })
  await buildSite(buildFolder, env, onSiteProcess)
  const log = createWriteStream(join(folder, 'gateway.log'), { mode: 0o600 })
  const gateway = await startConfigured(
    settings,
    tellLines((line) => log.write(line)),
  )
  onPart({ stop: () => gateway.stop(farewell) })
  onPart(await startSite(buildFolder, ports.site, env, onSiteProcess))
  return words.started({ origin, gateway: gateway.url, pages, folder })
}

/** Whoever signed in stays so when it is started again. */
function keepSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const secret = randomBytes(32).toString('hex')
  writeFileSync(path, `${secret}\n`, { mode: 0o600 })
  return secret
}
