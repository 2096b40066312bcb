import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['{lib,components,devnet,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores, and each file that needs a chain starts its own anvil.
    maxWorkers: 2,
  },
})
