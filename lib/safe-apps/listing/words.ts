/** Why an address cannot be opened as an app. */
export const addressProblems = {
  notAnAddress: 'This is not a web address',
  scheme: 'Apps are opened over https only, or http on this machine',
  credentials: 'An app address may not contain a user name or password',
  ownSite: 'This site cannot be opened as an app of itself',
}
export const tooManyLooks = 'This site has looked at too many apps. Try again later.'
export const notLookedAt = 'This site could not look at the app'
