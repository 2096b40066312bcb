/** Goes to the app and stays English, as in the contract of Safe Apps. */
export const badRequest = 'Permissions request is invalid'
