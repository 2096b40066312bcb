export const noAnswer = 'Das Netzwerk hat nicht geantwortet.'
export const askedTooOften = 'Sein Knoten hat zu viele Anfragen zu beantworten: Versuchen Sie es gleich noch einmal.'
export const otherPrefix = (prefix: string) =>
  `Diese Adresse ist für das Netzwerk ${prefix}, nicht für das dieses Safes.`
export const addressMissing = 'Geben Sie eine Adresse oder einen Namen ein.'
export const nameSought = 'Der Name wird noch nachgeschlagen.'
export const nameFailed = 'Der Name konnte nicht nachgeschlagen werden.'
export const nameless = 'Dieser Name hat keine Adresse.'
