export const badRequest = 'Die Anfrage nach Berechtigungen ist ungültig'
