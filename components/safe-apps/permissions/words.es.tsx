import type { ReactNode } from 'react'

export const permissions = 'Permisos de las apps'
export const noPermissions = 'Ninguna app tiene permisos.'
export const since = (time: ReactNode) => <>Desde el {time}</>
export const takeBack = (origin: string) => (
  <>
    Retirar <span className="visually-hidden">el permiso de {origin}</span>
  </>
)
export const appAsks = 'Una app pide un permiso'
export const refuse = 'Denegar'
export const wantsTo = (app: string, site: ReactNode) => (
  <>
    <strong>{app}</strong> en {site} quiere:
  </>
)
export const allowHint = 'Lo que permita vale hasta que lo retire en los ajustes, en Safe Apps.'
export const allow = 'Permitir'
export const otherPermission = (method: string) => `Usar “${method}”`
export const readAddressBook =
  'Leer su libreta de direcciones: los nombres y las direcciones que usted guardó para la red del Safe'
