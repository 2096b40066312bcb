import type { ReactNode } from 'react'
import { plural } from '@/lib/format/count'

export const unknownVersion = 'Este Safe tiene una versión que aquí no se conoce'
export const unknownVersionHint = (version: string) =>
  `Dice ser la versión “${version}”. Este sitio no sabe cómo calcula un Safe así lo que firman sus propietarios: se puede consultar, pero aquí no se puede comprobar ni firmar nada para él.`
export const mayBeNoSafe = 'Puede que esta cuenta no sea un Safe'
export const mayBeNoSafeHint =
  'Sus propietarios, las firmas que da por válidas y lo que hace con el dinero pueden ser inventados: lo que se muestra aquí sobre ella, incluido “Verificado”, no vale más que la palabra de la propia cuenta.'
export const acceptDoubt = 'He leído esto, permitir operar con ella'
export const doubtAccepted = 'Usted indicó que leyó esto: en esta pestaña se puede operar con ella.'

export const ensName = (name: string) => `${name} (ENS)`
export const ensAddress = (name: string, address: string) => `${ensName(name)}, ${address}`
export const serviceName = 'nombre según el servicio de Safe'
export const noDate = 'Sin fecha'
export const utc = 'UTC'
export const copy = 'Copiar'
export const tokens = 'tokens'
export const smallestUnits = (amount: bigint, unit: string) => `${amount} unidades mínimas de ${unit}`

export const messageText = 'Texto del mensaje'
export const emptyText = 'Este texto está vacío.'
export const hiddenCharacter = 'Un carácter que no se ve'
export const hiddenCharacters = (count: number) =>
  plural(count, {
    one: 'Este texto contiene un carácter que no se ve o que cambia el orden de otros. Se muestra con su código.',
    other: `Este texto contiene ${count} caracteres que no se ven o que cambian el orden de otros. Se muestran con sus códigos.`,
  })
export const disguisedWords = (named: ReactNode, more: number) => (
  <>
    Estas palabras están escritas con letras que parecen las de otro alfabeto: {named}
    {more > 0 && ` y ${more} más`}
  </>
)
export const lettersUnchecked = 'No se pudo comprobar si aquí hay palabras escritas con letras de otro alfabeto.'

export const addressPlaceholder = '0x… o un nombre'
export const lookingUp = 'Buscando el nombre…'
export const knownAccounts = 'Sugerencias'
/** How this browser comes to know an account. */
export const origins = {
  book: 'Libreta de direcciones',
  owner: 'Propietario de este Safe',
  account: 'Su cuenta',
  safe: 'Su Safe',
  paid: 'Con pagos anteriores',
  pinned: 'Fijado',
  viewed: 'Visto hace poco',
}
export const nameOneWay = (name: string) => `La dirección no dice llamarse ${name}: asegúrese de que sea la correcta.`
export const looksLike = (other: string) => `No es ${other}, que aquí se conoce y se le parece: compare cada dígito.`
