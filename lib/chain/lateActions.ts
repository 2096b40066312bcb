// Only where an execution is tried out, and large: pages load it when they come to that.
export { estimateGas, simulateBlocks } from 'viem/actions'
