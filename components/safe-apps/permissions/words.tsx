import type { ReactNode } from 'react'

export const permissions = 'Permissions of apps'
export const noPermissions = 'No app has a permission.'
export const since = (time: ReactNode) => <>Since {time}</>
export const takeBack = (origin: string) => (
  <>
    Take back <span className="visually-hidden">the permission of {origin}</span>
  </>
)
export const appAsks = 'An app asks for a permission'
export const refuse = 'Refuse'
export const wantsTo = (app: string, site: ReactNode) => (
  <>
    <strong>{app}</strong> at {site} wants to:
  </>
)
export const allowHint = 'What you allow holds until you take it back in the settings, under Safe Apps.'
export const allow = 'Allow'
export const otherPermission = (method: string) => `Use “${method}”`
export const readAddressBook = 'Read your address book: the names and addresses that you saved for the Safe’s network'
