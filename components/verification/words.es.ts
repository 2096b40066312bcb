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
