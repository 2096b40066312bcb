/** What an app is answered stays English, as in the contract of Safe Apps. */
export const badRequest = 'Permissions request is invalid'
