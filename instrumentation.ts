/**
 * The standalone server does not read next.config.js: the server settings are checked here when it starts. A store of used
 * nonces remembers from the first connection on, before a nonce is given out.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkServerEnv } = await import('@/lib/config/checkServerEnv')
  const { nonceStoreUrl } = checkServerEnv()
  if (!nonceStoreUrl) return
  const { sharedProcessStore } = await import('@/lib/auth/server/nonceStore')
  await sharedProcessStore(nonceStoreUrl).ready
}
