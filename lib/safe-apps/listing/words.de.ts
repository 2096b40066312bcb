/** Why an address cannot be opened as an app. */
export const addressProblems = {
  notAnAddress: 'Das ist keine Web-Adresse',
  scheme: 'Apps werden nur über https geöffnet, oder über http auf diesem Rechner',
  credentials: 'Die Adresse einer App darf keinen Benutzernamen und kein Passwort enthalten',
  ownSite: 'Diese Website kann nicht als App in sich selbst geöffnet werden',
}
export const tooManyLooks = 'Diese Website hat zu viele Apps angesehen. Versuchen Sie es später erneut.'
export const notLookedAt = 'Diese Website konnte die App nicht ansehen'
