export const noRoom = (most: number) =>
  `Dieser Browser hat keinen Platz für diese Transaktion: Er bewahrt höchstens ${most} eines Safes auf, die von Eigentümer zu Eigentümer gehen. Speichern Sie eine der aufbewahrten als Datei, vergessen Sie sie hier, und versuchen Sie es dann erneut.`
export const tooLarge =
  'Mit den Signaturen, die dieser Browser von ihr schon hat, ist diese Transaktion zu groß, um aufbewahrt zu werden. Was aufbewahrt war, ist unverändert.'
export const tooManyActions = (most: number) => `Ein Entwurf hat höchstens ${most} Aktionen.`
