import type { Address } from 'viem'

export const longMessageFile = '内容超过了可签署消息的最大长度。'
export const noMessageFile = '这不是其他所有者转交的消息，或者已损坏。'
export const ofOtherSafe = (safe: Address, chainId: number) => `此消息属于另一个 Safe：网络 ${chainId} 上的 ${safe}。`
export const noneHolds = '随附的签名没有一个对此 Safe 的所有者有效：未保留任何内容。'
export const noRoom = (most: number) =>
  `此浏览器没有空间保存这条消息：最多保存 ${most} 条在所有者之间转交的消息。请将其中一条保存为文件并在此处不再保存，然后重试。`
