export { simulateBlocks } from 'viem/actions'
