import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { devnetChainId } from './lib/config/chainIds.js'
import { securityHeaders } from './lib/config/headers.js'
import { parsePublicSettings, parseServerSettings } from './lib/config/settings.js'
import { nameBuild } from './scripts/buildId.mjs'

/** A missing or wrong setting stops the start with the whole list, before anything is served or built. */
async function checkedSettings(phase) {
  const { settings, languages = [], issues } = parsePublicSettings(process.env)
  const isStart = phase === PHASE_DEVELOPMENT_SERVER || phase === PHASE_PRODUCTION_SERVER
  const isBuilt = phase !== PHASE_PRODUCTION_SERVER
  const all = [
    ...issues,
    ...(isBuilt ? await checkLanguages(languages) : []),
    ...(isStart ? parseServerSettings(process.env).issues : []),
  ]
  if (all.length > 0) {
    console.error(
      ['The settings are wrong (.env.example explains each):', ...all.map((issue) => `- ${issue}`)].join('\n'),
    )
    process.exit(1)
  }
  return { settings, languages }
}

/** Each of these languages has its words here; those of the pseudo-language are made now. */
async function checkLanguages(languages) {
  const root = import.meta.dirname
  if (languages.includes('en-XA')) {
    const { writePseudoWords } = await import('./scripts/pseudoWords.mjs')
    writePseudoWords(root)
  }
  return languages
    .filter((language) => language !== 'en' && !existsSync(join(root, `lib/format/language.${language}.ts`)))
    .map((language) => `LANGUAGES: there is no lib/format/language.${language}.ts`)
}

export default async function config(phase) {
  const { settings, languages } = await checkedSettings(phase)
  // A build speaks one language: the first, or what `scripts/build.mjs` asks for.
  const language = process.env.BUILD_LANGUAGE || languages[0]
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  return {
    // The first build brings the server; of the others only their pages and scripts are taken.
    output: language === languages[0] ? 'standalone' : undefined,
    distDir: process.env.NEXT_DIST_DIR || '.next',
    generateBuildId: () => nameBuild(import.meta.dirname, { settings, languages, language }),
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
      // A file of words is looked for in the build's language first, and in English where it has no other.
      resolveExtensions: [`.${language}.tsx`, `.${language}.ts`, '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
      // RainbowKit alone imports it, for what took a weak machine half a second while it drew.
      resolveAlias: { 'viem/ens': './lib/chain/kitNames.ts' },
    },
    experimental: {
      // Pages are files, which need none of their code on the server: that of the API comes with its first request.
      preloadEntriesOnStart: false,
      // A build begins with nothing, for the same bytes; to keep its 270 MB for the next one takes a third of its time.
      turbopackFileSystemCacheForBuild: false,
      // The default puts the styles of every screen into one file that every page loads.
      cssChunking: { type: 'graph', requestCost: 8_000 },
      // Few, larger scripts: on a slow line each costs a round, six at a time. The limits keep a screen from getting what
      // only others need.
      turbopackChunking: {
        requestCost: 600_000,
        minChunkSize: 150_000,
        maxChunkCountPerGroup: 5,
        maxMergeChunkSize: 600_000,
      },
    },
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
      // By itself, so that only the pieces that let somebody choose carry it.
      COUNTERSIGN_LANGUAGES: JSON.stringify(isDevelopment ? [language] : languages),
      // A constant of its own, so that the devnet's wallet is dropped from every other chain's bundle.
      COUNTERSIGN_DEVNET: String(settings.chains.some((chain) => chain.id === devnetChainId)),
    },
    headers: async () => securityHeaders(settings, isDevelopment),
  }
}
