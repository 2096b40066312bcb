import type { ReactNode } from 'react'

export const unnamedApp = 'App sin nombre'
export const asListed = (host: string) => `${host}, según la lista del servicio de Safe`
export const pin = (app: ReactNode) => <>Fijar {app}</>
export const remove = (app: ReactNode) => <>Quitar {app}</>
export const lookTwice = 'Mire dos veces esta dirección'
export const looksLike = (host: string, imitated: string) => `${host} se parece a ${imitated}, que es otro sitio.`
export const internationalName = 'El nombre tiene letras que pueden parecer otras; se muestra tal como se transmite.'
export const numericAddress =
  'La dirección es un número en lugar de un nombre, así que nadie responde de quién contesta allí.'
export const searchApps = 'Buscar apps'
export const category = 'Categoría'
export const pinnedApps = 'Apps fijadas'
export const listedApps = 'Apps de la lista'
export const loadingApps = 'Cargando las apps…'
export const listFailed = 'No se pudo cargar la lista de apps'
export const ownApps = 'Sus propias apps'
export const noApps = 'El servicio de Safe no incluye ninguna app para esta red.'
export const found = (count: number, all: number) => (count === 0 ? 'Ninguna app coincide.' : `${count} de ${all} apps`)
export const appsLabel = 'Apps'
export const addApp = 'Añadir una app'
export const appAddress = 'Dirección de una app'
export const addressPlaceholder = 'https://…'
export const showApp = 'Mostrar la app'
export const appAtAddress = 'La app de esta dirección'
export const lookingAtApp = 'Examinando la app…'
export const nothingKnown = 'No se sabe nada de la app'
export const addToOwnApps = 'Añadir a mis apps'
export const openWithoutAdding = 'Abrir sin añadir'
export const openApp = 'Abrir una app con su Safe'
export const linkNamesNoApp = 'Este enlace no nombra ninguna app'
export const unknownNetwork = 'Este sitio no conoce la red del enlace'
export const knownNetworks = (names: string) => `Conoce: ${names}.`
export const lookingAppUp = 'Buscando la app…'
export const goOn = 'Conozco esta dirección, continuar'
export const app = 'La app'
export const openWith = 'Abrirla con'
export const safesFailed = 'No se pudieron cargar sus Safes'
export const connectHint = 'Conecte su billetera para ver los Safes de los que es propietaria.'
export const yourSafes = 'Sus Safes'
export const viewedSafes = 'Safes vistos aquí'
export const noSafes = 'Aquí todavía no se conoce ningún Safe en esta red.'
export const unlistedApp = 'Esta app no está en la lista del servicio de Safe'
export const listingUnknown = 'No se sabe si el servicio de Safe incluye esta app'
export const unlistedAppHint =
  'Aquí nadie sabe quién la hizo. Verá la dirección, los propietarios y los saldos de este Safe, y puede pedirle que firme. Lo que pida siempre se muestra antes de que usted firme, pero sus propias páginas pueden decir cualquier cosa. Todavía no se ha contactado con su sitio.'
export const site = 'Sitio'
export const fullAddress = 'Dirección completa'
/** Where this site has no Safe service. */
export const noListOfApps = 'Ninguna lista de apps responde por esta'
