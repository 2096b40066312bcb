import { plural } from '@/lib/format/count'

export const creator = 'Creador'
export const factory = 'Fábrica'
export const implementation = 'Implementación'
export const salt = 'Salt'
export const onChain = 'Transacción en la red'

export const customCalls = {
  rejection: 'Solo gasta su nonce: después de ella, otras con el mismo nonce ya no se pueden ejecutar nunca.',
  fakeRejection: 'Parece un rechazo y no lo es: su reembolso o su delegatecall tiene un efecto propio.',
  call: 'Llama a un contrato: abajo está lo que dicen sus datos.',
}
export const batch = (count: number) =>
  `Hace ${plural(count, { one: '1 llamada', other: `${count} llamadas` })} en una sola transacción: todas o ninguna.`

export const unknownChange = 'El servicio de Safe no dice qué ajuste se cambia.'
export const changes = 'Cambia este Safe:'
export const changesByGateway = 'Cambia este Safe, según el servicio de Safe:'

export const newOwner = 'Nuevo propietario'
export const formerOwner = 'Propietario anterior'
export const copyOwner = 'Copiar dirección'

export const from = 'De'
export const to = 'A'
export const token = 'Token'
export const copy = 'Copiar'

export const unknownKind = (kind: string | undefined) =>
  `El servicio de Safe llama a esto ${kind ?? 'algo sin nombre'}, un tipo que aquí no se conoce: solo cuenta lo que dicen los datos de la llamada.`
