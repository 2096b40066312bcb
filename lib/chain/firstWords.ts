/** `received` is undefined where the node does not tell. */
export const nodeOfOtherChain = (expected: number, received: number | undefined) =>
  `The node ${received === undefined ? 'does not say which chain it is of' : `answers for chain ${received}`}, not for chain ${expected}: set a node of chain ${expected} in NEXT_PUBLIC_RPC_URLS.`
