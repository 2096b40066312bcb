import { plural } from '@/lib/format/count'
import { formatDateTime } from '@/lib/format/time'

export const copied = '¡Copiado!'
export const copyingBlocked = 'La copia está bloqueada'
export const close = 'Cerrar'
export const guardHint = 'Sus botones funcionan un momento después de que aparezca o cambie.'
export const signedOf = (signed: number, needed: number) => `${signed} de ${needed}`
export const signedOfInFull = (signed: number, needed: number) => `${signed} de ${needed} han firmado`
export const tryAgain = 'Intentar de nuevo'
export const forgetIt = 'Olvidar'
export const keepIt = 'Conservar'
export const forgetForGood = 'Olvidar para siempre'
export const forgetHint =
  'Puede que nadie más tenga lo que se firmó aquí. Guárdelo antes como archivo si aún hace falta.'
export const details = 'Detalles'
export const loadMore = 'Cargar más'
export const loadingMore = 'Cargando más…'
export const unkept =
  'Este navegador no lo guarda: su almacenamiento está lleno o prohibido. Lo que hay aquí se pierde al cerrar esta pestaña.'
export const toneWords = { neutral: '', warning: 'Advertencia: ', error: 'Error: ' }

/** `what` brings its article: “los mensajes”. */
export const listFailed = (what: string) => `No fue posible cargar ${what}`
export const moreFailed = (what: string) => `No fue posible seguir cargando ${what}: lo que se muestra se conserva`
export const oldListShown = (what: string, time: number) =>
  `${listFailed(what)}: lo que se muestra es del ${formatDateTime(time)}`

/** Where it stands above that the service is down. */
export const unknownForNow = 'No se sabe hasta que lo diga el servicio de Safe.'
export const shownIsFrom = (time: number) => `Lo que se muestra es del ${formatDateTime(time)}.`

export function unreadEntries(count: number, named: readonly string[]): string {
  const entries = plural(count, {
    one: 'No se pudo leer una entrada de la lista',
    other: `No se pudieron leer ${count} entradas de la lista`,
  })
  const more = count > named.length ? `; y ${count - named.length} más` : ''
  return `${entries}: ${named.join('; ')}${more}.`
}

export const unreadEntry = (name: string | undefined, position: number, reason: string) =>
  `${name === undefined ? '' : `“${name}”, `}número ${position} (${reason})`
export const noService = 'Este sitio no tiene ningún servicio de Safe que lo incluya.'

/** Lo que muestra el servicio de un host y una pasarela propia no ha adoptado. */
export const notTaken = (host: string) => `No todo lo que muestra ${host} está aquí`
