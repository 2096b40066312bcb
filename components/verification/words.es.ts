import { plural } from '@/lib/format/count'

export const verdicts = {
  match: 'Verificado',
  mismatch: 'No coincide',
  unknown: 'Sin verificar',
  loading: 'Comprobando…',
}

export const verdictWithSentence = (verdict: string, sentence: string) => `${verdict}. ${sentence}`

export const notChecked = (error: string) => `No se pudo comprobar: ${error}`

export const checks = 'Comprobaciones'
export const checksPassed = (passed: number, all: number) =>
  plural(all, {
    one: `${passed} de 1 comprobación superada`,
    other: `${passed} de ${all} comprobaciones superadas`,
  })
export const checkResults = { match: 'Coincide', mismatch: 'No coincide', unknown: 'Se desconoce' }
export const expected = 'Esperado'
export const received = 'Recibido'
export const withLength = (term: string, bytes: number) => `${term} (${bytes} bytes)`

export const signatureResults = { match: 'Válida.', mismatch: 'No es válida.', unknown: 'Sin comprobar.' }

export const serviceWord = 'según el servicio de Safe'
export const serviceWordHint = 'Según el servicio de Safe: aquí nada puede demostrarlo.'

export const knownToBoth = (host: string) => `Lo conocen esta pasarela y ${host}`
export const cameFrom = (host: string) => `Llegó por ${host}, y esta pasarela lo conoce`
export const notKnownYet = (host: string) => `${host} aún no lo conoce`
export const confirmationWaits = (host: string) => `${host} lo conoce; aún falta comunicarle una confirmación`
export const notKnownTo = (host: string) => `${host} no lo conoce`
export const serviceSilent = (host: string) => `${host} no responde: puede que allí se sepa más o menos que aquí`
export const saysOtherwise = (host: string) => `${host} dice otra cosa`
export const sourceDifferences = {
  CONTENT: (text: string) => `Con este hash muestra algo que no le corresponde: ${text}`,
  CONFIRMATION: (text: string) => `Muestra una confirmación que no es válida: ${text}`,
  REFUSED: (text: string) => `No acepta lo que se le comunica: «${text}»`,
  ABSENT: () => 'Lo conocía y ya no lo muestra.',
  UNKNOWN: (text: string) => text,
}
