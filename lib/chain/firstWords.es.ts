/** `received` is undefined where the node does not tell. */
export const nodeOfOtherChain = (expected: number, received: number | undefined) =>
  `El nodo ${received === undefined ? 'no dice de qué red es' : `responde por la red ${received}`}, no por la red ${expected}: configure un nodo de la red ${expected} en NEXT_PUBLIC_RPC_URLS.`
