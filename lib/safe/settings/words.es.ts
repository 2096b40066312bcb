import { plural } from '@/lib/format/count'

type Signed = { owner: string; threshold: bigint }
type Swap = { oldOwner: string; newOwner: string }
type Implementation = { implementation: string | undefined }
type Module = { module: string }
type Guard = { guard: string }

const needed = ({ threshold }: { threshold: bigint }) =>
  plural(Number(threshold), { one: 'se necesita 1 firma', other: `se necesitan ${threshold} firmas` })

export const changes = {
  ADD_OWNER: (change: Signed) => `Añadir el propietario ${change.owner}; después ${needed(change)}.`,
  REMOVE_OWNER: (change: Signed) => `Quitar el propietario ${change.owner}; después ${needed(change)}.`,
  SWAP_OWNER: ({ oldOwner, newOwner }: Swap) => `Reemplazar el propietario ${oldOwner} por ${newOwner}.`,
  CHANGE_THRESHOLD: (change: { threshold: bigint }) => `A partir de ahora ${needed(change)}.`,
  CHANGE_IMPLEMENTATION: ({ implementation = 'otra versión' }: Implementation) =>
    `Reemplazar el código del Safe por el de ${implementation}.`,
  ENABLE_MODULE: ({ module }: Module) => `Permitir que el módulo ${module} actúe por el Safe sin firmas.`,
  DISABLE_MODULE: ({ module }: Module) => `Retirar al módulo ${module} el derecho a actuar por el Safe.`,
  SET_GUARD: ({ guard }: Guard) => `Hacer que el guard ${guard} permita o rechace cada transacción.`,
  SET_MODULE_GUARD: ({ guard }: Guard) =>
    `Hacer que el guard ${guard} permita o rechace cada transacción de un módulo.`,
  DELETE_GUARD: () => 'Quitar el guard.',
  DELETE_MODULE_GUARD: () => 'Quitar el guard de transacciones de módulos.',
  SET_FALLBACK_HANDLER: ({ handler }: { handler: string }) =>
    `Hacer que ${handler} responda a las llamadas que el Safe no conoce, como las comprobaciones de firmas.`,
}

export const ownerProblems = {
  alreadyOwner: 'Esta dirección ya es propietaria.',
  notOwner: 'Esta dirección no es propietaria.',
  threshold: 'El número de firmas necesarias debe estar entre 1 y el número de propietarios.',
  ownSafe: 'Un Safe no puede ser su propio propietario: su firma se necesitaría a sí misma.',
  reserved: 'Esta dirección no puede ser propietaria.',
}
export const thresholdOf = ({ threshold, count }: { threshold: number; count: number }) => `${threshold} de ${count}`

export const reservedModule = 'Esta dirección no puede ser un módulo.'
export const enabledModule = 'Este módulo ya está activado.'
export const disabledModule = 'Este módulo no está activado.'
export const ownHandler = 'Un Safe no puede ser su propio fallback handler.'
