import { ConfigError, readServerEnv, type ServerEnv } from './serverEnv'

/** Stops the process with the list of what is wrong with the server's settings, if anything is. */
export function checkServerEnv(): ServerEnv {
  try {
    return readServerEnv()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
