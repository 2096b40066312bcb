import { ConfigError, readServerEnv } from './serverEnv'

/** Stops the process with the list of what is wrong with the server's settings, if anything is. */
export function checkServerEnv(): void {
  try {
    readServerEnv()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
