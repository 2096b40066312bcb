/** The standalone server does not read next.config.js: the server settings are checked here when it starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { ConfigError, readServerEnv } = await import('@/lib/config/serverEnv')
  try {
    readServerEnv()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
