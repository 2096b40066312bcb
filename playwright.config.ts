import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { siteOrigin } from './tests/e2e/support/siteEnv'

const traced = { screenshots: false, snapshots: true, sources: false }

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'frames/**/*.spec.ts'],
  fullyParallel: true,
  // Two cores, shared with two chains and the site: while one waits for an answer, two go on.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'line' : 'list'], ['./tests/e2e/budgets/tableReporter.ts']],
  outputDir: 'test-results',
  use: {
    baseURL: siteOrigin,
    // A dialog that slides may move away between the press and the release of a click.
    contextOptions: { reducedMotion: 'reduce' },
    // Without the film: drawing every frame costs a small machine half of its time.
    trace: { mode: process.env.CI ? 'off' : 'retain-on-failure', ...traced },
    launchOptions: {
      executablePath:
        process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx tsx tests/e2e/support/serve.ts',
    url: `${siteOrigin}/api/health`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
