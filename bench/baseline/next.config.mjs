import { fileURLToPath } from 'node:url'

// Everything is installed once, at the root of the repository.
const repository = fileURLToPath(new URL('../..', import.meta.url))

export default {
  reactStrictMode: true,
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
}
