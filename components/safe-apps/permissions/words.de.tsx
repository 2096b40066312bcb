import type { ReactNode } from 'react'

export const permissions = 'Berechtigungen von Apps'
export const noPermissions = 'Keine App hat eine Berechtigung.'
export const since = (time: ReactNode) => <>Seit {time}</>
export const takeBack = (origin: string) => (
  <>
    Entziehen <span className="visually-hidden">(Berechtigung von {origin})</span>
  </>
)
export const appAsks = 'Eine App bittet um eine Berechtigung'
export const refuse = 'Verweigern'
export const wantsTo = (app: string, site: ReactNode) => (
  <>
    <strong>{app}</strong> auf {site} möchte:
  </>
)
export const allowHint = 'Was Sie erlauben, gilt, bis Sie es in den Einstellungen unter „Safe Apps“ entziehen.'
export const allow = 'Erlauben'
export const otherPermission = (method: string) => `„${method}“ benutzen`
export const readAddressBook =
  'Ihr Adressbuch lesen: die Namen und Adressen, die Sie für das Netzwerk des Safes gespeichert haben'
