/** The standalone server does not read next.config.js: the server settings are checked here when it starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkServerEnv } = await import('@/lib/config/checkServerEnv')
  checkServerEnv()
}
