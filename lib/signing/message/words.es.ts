import type { Address } from 'viem'

export const longMessageFile = 'Esto es más largo que cualquier mensaje que se pueda firmar.'
export const noMessageFile = 'Esto no es un mensaje entregado por otro propietario, o está dañado.'
export const ofOtherSafe = (safe: Address, chainId: number) =>
  `Este mensaje es de otro Safe: ${safe} en la red ${chainId}.`
export const noneHolds =
  'Ninguna de las firmas que venían con él es válida para un propietario de este Safe: no se guardó nada.'
export const noRoom = (most: number) =>
  `Este navegador no tiene sitio para este mensaje: guarda como máximo ${most} que van de propietario a propietario. Guarde uno de ellos como archivo, olvídelo aquí e inténtelo de nuevo.`
