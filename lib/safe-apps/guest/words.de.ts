export const notDone = 'Die Website des Safes hat das nicht getan.'
export const siteSays = (text: string) => `Sie sagt: ${text}`
export const otherPrefix = (prefix: string, safePrefix: string) =>
  `Diese Adresse ist für das Netzwerk „${prefix}“, der Safe ist auf „${safePrefix}“.`
export const zeroAmount = 'Es würde nichts bezahlt: Geben Sie einen Betrag über null ein.'
export const badAnswer =
  'Die Website des Safes hat eine Antwort gegeben, die diese App nicht versteht: Sehen Sie dort nach, was vorgeschlagen wurde.'
