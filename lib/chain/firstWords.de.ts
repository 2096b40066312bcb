/** `received` is undefined where the node does not tell. */
export const nodeOfOtherChain = (expected: number, received: number | undefined) =>
  `Der Knoten ${received === undefined ? 'sagt nicht, zu welchem Netzwerk er gehört' : `antwortet für Netzwerk ${received}`}, nicht für Netzwerk ${expected}: Tragen Sie in NEXT_PUBLIC_RPC_URLS einen Knoten von Netzwerk ${expected} ein.`
