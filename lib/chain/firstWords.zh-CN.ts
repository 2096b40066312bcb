export const nodeOfOtherChain = (expected: number, received: number | undefined) =>
  `该节点${received === undefined ? '没有说明属于哪个网络' : `为网络 ${received} 应答`}，而不是网络 ${expected}：请在 NEXT_PUBLIC_RPC_URLS 中设置网络 ${expected} 的节点。`
