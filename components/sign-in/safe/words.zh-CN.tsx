import type { ReactNode } from 'react'

export const signingIn = '正在登录…'
export const finish = '完成登录'
export const reviewAndSign = '审核并签名'
export const copyLink = '复制给其他所有者的链接'
export const losesSignatures = '目前已有的签名将会丢失。'
export const discardThem = '放弃签名'
export const keepThem = '保留签名'
export const discard = '放弃'

export const expired = '签署时间已过'
export const expiredHint = (end: ReactNode) => (
  <>此次登录须在 {end} 之前完成。其消息下的签名已不能让任何人登录；新的消息需要新的签名。</>
)
export const startAgain = '用新的消息重新开始'

export const signIn = '以此 Safe 的身份登录'
export const notSignedIn = '您尚未作为此 Safe 登录'
export const signInHint =
  '所有者各自在方便时签署一条消息，此浏览器便作为该 Safe 登录。这是免费的，也不会发送任何东西。消息写明了最晚何时可以签署。'
export const takesPlace = (account: string) => `它将取代您作为 ${account} 的登录。`

export const waiting = (end: ReactNode) => (
  <>正在等待所有者签名，截至 {end}。您可以关闭此页面，稍后再回来：此浏览器会保存该消息。</>
)
export const handBack =
  '本网站没有收集签名的 Safe 服务：请将消息转交给下一位所有者。最后一位所有者将其交还给您，您在此浏览器中打开它。'
export const signedOnChain = '此 Safe 在链上签署了它：其签名为空 (0x)，此 Safe 的合约确认其有效。'
export const signed = '已有足够的所有者签名，此 Safe 的合约接受他们的签名。'
export const finishingTakesPlace = (account: string) => `完成后将取代您作为 ${account} 的登录。`

export const signedIn = (end: ReactNode) => (
  <>
    <strong>已证明：您已作为此 Safe 登录</strong>，有效至 {end}
    。断开连接，或连接一个不是所有者的账户时，会提前结束。
  </>
)
