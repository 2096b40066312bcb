import { plural } from '@/lib/format/count'
import type { AppProbe } from '@/lib/safe-apps/listing/appProbe'
import { manifestLimit } from '@/lib/safe-apps/listing/manifest'

export const callsItself = (name: string) => (
  <>
    Dice llamarse <strong>{name}</strong>.
  </>
)
/** Why no manifest could be read. */
export const manifestProblems: Record<NonNullable<AppProbe['manifestProblem']>, string> = {
  refused: 'El servidor de este sitio no examina direcciones como esta, así que se desconoce el manifiesto de la app.',
  unreachable: 'El servidor de este sitio no obtiene respuesta del de la app, así que se desconoce el manifiesto.',
  timeout: 'La app tardó demasiado en enviar su manifiesto.',
  status: 'La app no tiene un manifest.json junto a su dirección.',
  redirected: 'La app envía su manifiesto desde otro sitio, al que no se le da crédito.',
  tooLarge: `El manifiesto de la app supera ${manifestLimit / 1024} KiB.`,
  malformed: 'Lo que la app envía como manifest.json no es el manifiesto de una Safe App.',
}
export const mayNotRun = 'Puede que aquí no funcione'
export const frameTitle = (name: string) => `App: ${name}`
export const inspector = 'Inspector'
export const whyNotRunning = 'Por qué esta app puede no funcionar'
export const otherSiteHint = 'Sus solicitudes no se responden. Recargue la app para empezar de nuevo.'
export const otherSite = 'El marco muestra ahora otro sitio'
export const inspectorSummary = (count: number) => {
  if (count === 0) return 'Inspector: todavía sin mensajes'
  return plural(count, { one: `Inspector: ${count} mensaje`, other: `Inspector: ${count} mensajes` })
}
export const copyAll = 'Copiar todo'
export const clear = 'Vaciar'
export const noMessages = 'La app todavía no ha enviado nada.'
export const appMessages = 'Mensajes de la app'
export const asked = (method: string) => `solicitado: ${method}`
export const answered = (method: string) => `respondido: ${method}`
export const refused = (method: string, message: string, code: number) => `rechazado: ${method} – ${message} (${code})`
export const ignored = {
  origin: 'ignorado: un mensaje de otro sitio en el marco',
  shape: 'ignorado: un mensaje que no es una solicitud',
  version: 'ignorado: una solicitud sin una versión compatible del SDK',
  replay: 'ignorado: una solicitud con un id que ya se usó',
}
export const cannotOpen = 'Esta app no se puede abrir'
export const lookingAppUp = 'Buscando la app…'
export const siteNotAllowed = (name: string) => `${name} no permite que este sitio la abra`
export const allowedSites = (sites: string) => `Su dueño solo se lo permite a ${sites || 'otros sitios'}.`
export const openAnyway = 'Conozco esta dirección, abrirla'
export const pin = 'Fijar'
export const reload = 'Recargar la app'
