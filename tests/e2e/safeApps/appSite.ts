import { bundlePage } from '../../frames/bundle'
import { addPage, type Site, startSite } from '../../frames/site'

export type AppSite = Site & { app: string; wagmi: string }

const anyone = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

/** A Safe App's own site, on another site than ours to a browser: the published SDK's page, the published wagmi
 * connector's page, and their manifests. */
export async function startAppSite(hostname: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<AppSite> {
  const site = await startSite(hostname)
  addPage(site, '/app', await bundlePage('appPage'))
  addPage(site, '/wagmi', await bundlePage('wagmiPage'))
  for (const path of ['/app', '/wagmi']) {
    const manifest = { name: `Test app ${path}`, description: 'Made by a test', iconPath: 'icon.svg' }
    site.routes.set(`${path}/manifest.json`, { headers: anyone, body: JSON.stringify(manifest) })
  }
  return Object.assign(site, { app: `${site.origin}/app`, wagmi: `${site.origin}/wagmi` })
}
