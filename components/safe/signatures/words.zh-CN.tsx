import type { ReactNode } from 'react'

export const signatures = '签名'
export const signaturesHold = (held: number, needed: ReactNode) => (
  <>
    <strong>
      {held}/{needed}
    </strong>{' '}
    个所需签名已收到且有效。
  </>
)
export const signaturesChecked = (held: number, needed: ReactNode) => (
  <>
    目前已核对{' '}
    <strong>
      {held}/{needed}
    </strong>{' '}
    个所需签名。
  </>
)
export const hasNotSigned = '尚未签名'
export const didNotSign = '未签名'
