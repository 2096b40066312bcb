import { formatCount } from '@/lib/format/count'

export const searching = (from: bigint | undefined) =>
  from === undefined
    ? 'Buscando en los registros…'
    : `Buscando en los registros, por ahora hasta el bloque ${formatCount(Number(from))}…`
export const searchedBack = (from: bigint) => `Se buscó en los registros hasta el bloque ${formatCount(Number(from))}.`
export const lookFurther = 'Buscar más atrás'
export const notSearched = 'El nodo de la red no responde por estos registros'
