import { formatDateTime } from '@/lib/format/time'

export const theService = 'El servicio de Safe'

/** What happened to a source that failed, without a full stop. */
export const failures = {
  offline: () => 'Este navegador no tiene conexión',
  silent: (name: string) => `${name} no responde`,
  wrong: (name: string) => `${name} no da una respuesta utilizable`,
  busy: (name: string) => `${name} pide que se le consulte menos`,
  otherChain: () => 'El nodo al que pregunta este sitio es de otra red',
  absent: () => 'Este sitio no tiene ningún servicio de Safe',
}
/** That a source is still being asked; nothing before that is worth saying. */
export const stillAsked = (name: string) => `${name} todavía no ha respondido. Se sigue esperando su respuesta.`
/** From when what is shown is: a clock's time stays true while it is read. */
export const lastAnswer = (time: number) => `su última respuesta es del ${formatDateTime(time)}`
