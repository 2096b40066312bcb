import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { devnetChainId } from './lib/config/chainIds.js'
import { securityHeaders } from './lib/config/headers.js'
import { parsePublicSettings, parseServerSettings } from './lib/config/settings.js'

/** A missing or wrong setting stops the start with the whole list, before anything is served or built. */
function checkedSettings(phase) {
  const { settings, issues } = parsePublicSettings(process.env)
  const isStart = phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_SERVER
  const all = [...issues, ...(isStart ? parseServerSettings(process.env).issues : [])]
  if (all.length > 0) {
    console.error(
      ['The settings are wrong (.env.example explains each):', ...all.map((issue) => `- ${issue}`)].join('\n'),
    )
    process.exit(1)
  }
  return settings
}

/** A file of words is looked for in the build's language first, and in English where it has no other. */
async function wordsOf(language, phase) {
  if (language === 'en' || phase === PHASE_PRODUCTION_SERVER) return []
  const root = import.meta.dirname
  if (language === 'en-XA')
    await import('./scripts/pseudoWords.mjs').then(({ writePseudoWords }) => writePseudoWords(root))
  if (!existsSync(join(root, `lib/format/language.${language}.ts`))) {
    console.error(`NEXT_PUBLIC_LANGUAGE: there is no lib/format/language.${language}.ts`)
    process.exit(1)
  }
  return [`.${language}.tsx`, `.${language}.ts`]
}

export default async function config(phase) {
  const settings = checkedSettings(phase)
  const languageFiles = await wordsOf(process.env.NEXT_PUBLIC_LANGUAGE?.trim() || 'en', phase)
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  return {
    output: 'standalone',
    distDir: process.env.NEXT_DIST_DIR || '.next',
    reactStrictMode: true,
    poweredByHeader: false,
    productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
    images: { unoptimized: true },
    // Its badge covers what is developed, and logs an error on each page.
    devIndicators: false,
    // `npm test` checks the types of the whole tree; a build would check them again.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      root: import.meta.dirname,
      resolveExtensions: [...languageFiles, '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
    },
    // The default puts the styles of every screen into one file that every page loads.
    experimental: { cssChunking: { type: 'graph', requestCost: 3000 } },
    outputFileTracingExcludes: {
      '*': [
        // The image optimiser's native library (LGPL) is not used: images are shown as they are.
        'node_modules/@img/**',
        'node_modules/sharp/**',
        // Only thread-stream's own tests name this one, and the tracer follows them.
        'node_modules/why-is-node-running/**',
        'node_modules/stackback/**',
      ],
    },
    env: {
      COUNTERSIGN_PUBLIC: JSON.stringify(settings),
      // A constant of its own, so that the devnet's wallet is dropped from every other chain's bundle.
      COUNTERSIGN_DEVNET: String(settings.chains.some((chain) => chain.id === devnetChainId)),
    },
    headers: async () => securityHeaders(settings, isDevelopment),
  }
}
