// What an app is answered is part of the protocol: the same in every language.
export const badRequest = 'Permissions request is invalid'
