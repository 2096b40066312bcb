import type { Page } from '@playwright/test'
import { gatewayUrl } from '@/tests/e2e/support/seed'

type ListedApp = { url: string; name: string; tags?: string[]; allowed?: string[] }

/** What the gateway lists, decided at the wire; undefined: it fails. */
export async function listApps(page: Page, apps: ListedApp[] | undefined): Promise<void> {
  await page.route(`${gatewayUrl}/v1/chains/31337/safe-apps**`, (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (!apps) return route.fulfill({ status: 500, headers, json: { code: 500, message: 'The list is lost' } })
    return route.fulfill({ headers, json: apps.map(toWire) })
  })
}

function toWire({ url, name, tags = [], allowed }: ListedApp, index: number) {
  return {
    id: index + 1,
    url,
    name,
    iconUrl: null,
    description: `What ${name} does`,
    chainIds: ['31337'],
    provider: null,
    accessControl: allowed ? { type: 'DOMAIN_ALLOWLIST', value: allowed } : { type: 'NO_RESTRICTIONS' },
    tags,
    features: [],
    socialProfiles: [],
    developerWebsite: null,
  }
}
