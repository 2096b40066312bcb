import type { ReactNode } from 'react'

export const notSignedIn = '您尚未登录'
export const dismiss = '关闭'

export const onlyConnected = '您已连接，但尚未登录'
export const verifyHint = '签署一条消息，以证明此账户属于您。这不收费，也不会转移任何东西。'
export const verify = '验证您的账户'

export const signOut = '退出登录'
export const stillSignedIn = '您仍处于登录状态'

export const notProved = '尚未证明'
export const proved = '已证明：您已登录'
export const signedInAsSafe = (safe: ReactNode) => <>您已作为 Safe {safe} 登录</>
