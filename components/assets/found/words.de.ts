export const foundTokens = 'In den Aufzeichnungen des Netzwerks gefunden'
export const tokensHint =
  'Sie wurden an diesen Safe gesendet und stehen auf keiner Liste. Jeder kann einen Token unter jedem Namen senden: Vergleichen Sie die Adresse, bevor Sie sich darauf verlassen.'
export const showToken = 'Diesen Token zeigen'
export const noTokens = 'In den Aufzeichnungen steht kein weiterer Token, den dieser Safe besitzt.'
export const foundItems = 'In den Aufzeichnungen des Netzwerks gefundene Sammlerstücke'
export const itemsHint =
  'Jeder kann ein Sammlerstück unter jedem Namen senden: Vergleichen Sie die Adresse seiner Sammlung.'
export const noItems = 'In den Aufzeichnungen steht kein Sammlerstück (ERC-721), das dieser Safe besitzt.'
export const notRead = 'Was davon dieser Safe besitzt, konnte nicht gelesen werden'
