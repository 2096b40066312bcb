import { plural } from '@/lib/format/count'

export const otherTransaction = (hash: string) =>
  `Esta es una transacción distinta de la que se aprueba: su hash es ${hash}.`
export const notChecked = 'Esto no se pudo comprobar.'
export const notTaken = ({ owners, problems }: { owners: readonly string[]; problems: readonly string[] }) => {
  const signatures = plural(owners.length, { one: 'la firma', other: 'las firmas' })
  return `El servicio de Safe no aceptó ${signatures} de ${owners.join(', ')}. ${problems.join(' ')} No se pierde nada: la transacción que se guarda aquí las conserva, y se pueden entregar de nuevo.`
}
export const unreadQueue = 'La cola contiene entradas que no se pueden leer.'
export const longQueue = 'La cola es demasiado larga para leerla entera.'
