import type { FrameLocator, Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { seedSafe } from '@/tests/e2e/support/seed'
import { siteOrigin } from '@/tests/e2e/support/siteEnv'
import { createOuterDesk } from './outerDesk'

const [alice, bob] = owners

export async function seedSingle() {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  return { safe, desk: createOuterDesk(safe, [alice]) }
}

export async function seedPair() {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address, bob.address], threshold: 2 })
  return { safe, desk: createOuterDesk(safe, [alice, bob]) }
}

export function guest(frame: FrameLocator) {
  const panel = (name: string) => frame.getByRole('region', { name })
  return {
    panel,
    connected: panel('Connected as this Safe'),
    signIn: panel('Sign in as this Safe'),
    signedIn: frame.getByText('Proved: you are signed in as this Safe'),
    askToSignIn: () => frame.getByRole('button', { name: 'Sign in as this Safe' }).click(),
    payment: (number: number) => frame.getByRole('group', { name: `Payment ${number}` }),
  }
}

export async function readSession(page: Page, origin = siteOrigin) {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(origin))
  return frame?.evaluate(async () => (await (await fetch('/api/auth/session')).json()).session)
}
