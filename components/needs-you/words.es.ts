import { formatCount, plural } from '@/lib/format/count'
import type { Need } from '@/lib/needs-you/sortQueue'

export const needsYou = (count: number) =>
  count > 0 ? `Pendiente de usted (${formatCount(count)})` : 'Pendiente de usted'
export const inYourSafes = 'En los Safes que usted consulta'
export const groups: Record<Need, string> = {
  confirm: 'Pendientes de su confirmación',
  execute: 'Listas para ejecutar',
  wait: 'A la espera de otros',
}
export const groupOf = (group: string, count: number) => `${group} (${formatCount(count)})`
export const loading = 'Consultando qué está pendiente de usted…'
export const loadingSafe = 'Cargando el Safe…'
export const nothingNeedsYou = 'No hay nada pendiente de usted, según el servicio de Safe.'
export const nothingWaits = 'No hay nada en espera en estos Safes, según el servicio de Safe.'
export const noSafes = 'Aquí todavía no se conoce ningún Safe. Abra uno o cree uno.'
export const moreInQueue = 'más en su cola'
export const showMore = (left: number) => `Mostrar más (${formatCount(left)})`

export const networkFailed = (network: string) =>
  `El servicio de Safe no indica cuáles son sus Safes en ${network}: puede faltar algo pendiente de usted allí`
export const safesFailed = (names: string, count: number) =>
  plural(count, {
    one: `Ahora se desconoce qué hay en espera en ${names}`,
    other: `Ahora se desconoce qué hay en espera en estos: ${names}`,
  })
export const left = (count: number) =>
  plural(count, {
    one: 'Otro de sus Safes no se consulta aquí. Fije los que más le importen.',
    other: `Otros ${formatCount(count)} de sus Safes no se consultan aquí. Fije los que más le importen.`,
  })

export const countedTitle = (count: number, title: string) => `(${formatCount(count)}) ${title}`

export const notify = 'Avisarme cuando algo esté pendiente de mí o se haya ejecutado, mientras haya una pestaña abierta'
export const notifyBlocked = 'Este navegador bloquea las notificaciones de este sitio: permítalas en sus ajustes.'
export const executed = 'Ejecutada'
export const failed = 'Ejecutada, pero falló'
/** The title of a notification. */
export const inSafe = (what: string, safe: string) => `${what} · ${safe}`
