import type { ReactNode } from 'react'

export const permissions = '应用的权限'
export const noPermissions = '没有应用拥有权限。'
export const since = (time: ReactNode) => <>自 {time} 起</>
export const takeBack = (origin: string) => (
  <>
    收回<span className="visually-hidden"> {origin} 的权限</span>
  </>
)
export const appAsks = '一个应用请求权限'
export const refuse = '不允许'
export const wantsTo = (app: string, site: ReactNode) => (
  <>
    位于 {site} 的 <strong>{app}</strong> 想要：
  </>
)
export const allowHint = '您允许的权限一直有效，直到您在“设置”的“Safe Apps”中收回。'
export const allow = '允许'
export const otherPermission = (method: string) => `使用“${method}”`
export const readAddressBook = '读取您的地址簿：您为此 Safe 所在网络保存的名称和地址'
