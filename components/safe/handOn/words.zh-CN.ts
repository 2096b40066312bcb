export type Handed = 'transaction' | 'message'

export const share = '分享…'
export const showQr = '显示为二维码'
export const qrOfLink: Record<Handed, string> = {
  transaction: '此交易链接的二维码',
  message: '此消息链接的二维码',
}
export const longForQr = '内容过长，无法用二维码显示：请以文件或链接形式转交。'
export const saveFile = '保存为文件'
export const copyLink = '复制为链接'
export const copyText = '复制为文本'
