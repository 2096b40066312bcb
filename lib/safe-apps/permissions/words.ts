export const badRequest = 'Permissions request is invalid'
