import { defineConfig } from 'vitest/config'
import { parsePublicSettings } from './lib/config/settings.js'

// What next.config.js compiles into the page; tests that need other addresses pass them on.
const { settings } = parsePublicSettings({
  NEXT_PUBLIC_CHAINS: '31337,1',
  NEXT_PUBLIC_RPC_URLS: '31337=http://127.0.0.1:8545,1=http://127.0.0.1:8546',
  NEXT_PUBLIC_GATEWAY_URL: 'http://127.0.0.1:8787',
  NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'countersign-test',
})

const all = '{lib,components,devnet,gateway,scripts,tests}/**/*.test.{ts,tsx}'
// The gateway SDK keeps its address in the module, and settings are read from the process: each file has them anew.
const hosting = 'tests/hosting/*.test.ts'
const alone = ['tests/{api,gateway,gateway-proof}/**/*.test.ts', 'lib/config/*.test.ts']

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    projects: [
      // Loading the packages again for every file would take longer than the tests themselves.
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: [...alone, hosting],
          isolate: false,
          setupFiles: 'tests/kit/emptyDocument.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      // What the files of `hosting` say, around the build that the browser tests run against.
      {
        extends: true,
        test: {
          name: 'hosting',
          include: [hosting],
          globalSetup: 'tests/hosting/certificate.ts',
          fileParallelism: false,
        },
      },
      // Four seconds for each target: `npm test -- fuzz --minutes N` or `--inputs N` run them for longer.
      { extends: true, test: { name: 'fuzz', include: ['tests/fuzz/*.fuzz.ts'] } },
    ],
    // Without the document in each failure: a log that keeps its last lines alone names them all.
    env: { COUNTERSIGN_PUBLIC: JSON.stringify(settings), COUNTERSIGN_DEVNET: 'true', DEBUG_PRINT_LIMIT: '0' },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores, and each file that needs a chain starts its own anvil: while one waits for that, two go on.
    maxWorkers: 3,
  },
})
