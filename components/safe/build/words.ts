export const buildAsked = 'The server is being asked…'
export const buildHint =
  'The file /build.json names each file of this site by its hash. Whoever builds the same commit with the same settings gets this hash:'
export const buildHash = 'SHA-256 of /build.json'
export const builtFrom = (commit: string) => `Built from commit ${commit}`
export const noCommit = 'It does not say from which commit.'
export const noBuild = 'This server does not say how it was built.'
/** The hash that was seen before follows. */
export const seenBefore = 'Until then this browser saw another one:'
export const checkHint = 'Whoever has a clone of the project checks every file against the named commit with:'
export const checkCommand = (origin: string) => `npm run check-site -- ${origin}`
export const copyCommand = 'Copy the command'

export const changed = 'This site was changed since your last visit.'
export const look = 'What to make of it'
export const dismiss = 'All right'
