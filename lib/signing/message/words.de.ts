import type { Address } from 'viem'

export const longMessageFile = 'Das ist länger als jede Nachricht, die sich unterschreiben lässt.'
export const noMessageFile =
  'Das ist keine Nachricht, die ein anderer Eigentümer weitergegeben hat, oder sie ist beschädigt.'
export const ofOtherSafe = (safe: Address, chainId: number) =>
  `Diese Nachricht gehört zu einem anderen Safe: ${safe} im Netzwerk ${chainId}.`
export const noneHolds =
  'Keine der mitgekommenen Signaturen gilt für einen Eigentümer dieses Safes: Nichts wurde behalten.'
export const noRoom = (most: number) =>
  `Dieser Browser hat keinen Platz für diese Nachricht: Er bewahrt höchstens ${most} auf, die von Eigentümer zu Eigentümer gehen. Speichern Sie eine der aufbewahrten als Datei, vergessen Sie sie hier, und versuchen Sie es dann erneut.`
