/** What only this command says. */
export const usage = `Usage: npm run release -- [REF] [--to FOLDER]

Builds a tag or another commit of this clone, with the public settings of the environment and of .env.local, and writes to
the folder release, or another: the server, the pages as plain files, the manifest, and SHA256SUMS with the hash of each.
The same commit with the same settings gives the same bytes.

  REF          the tag or commit; the one that is checked out unless given
  --to FOLDER  where the files are written`

export const oneRef = 'Name one tag or commit.'
export const unknownRef = (ref: string) => `This clone has no commit or tag ${ref}.`
export const building = (ref: string, commit: string) => `Building ${ref} (${commit}) …`
export const notPacked = (reason: string) => `The release could not be packed: ${reason}`
