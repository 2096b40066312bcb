/** Which rule a text breaks that was meant to be an address. */
export const addressFaults = {
  format: 'Esto no es una dirección: necesita 0x y 40 dígitos hexadecimales.',
  checksum: 'La suma de comprobación de esta dirección es incorrecta: se escribió mal o se cambió un carácter.',
  prefix: 'El prefijo de red de esta dirección no es válido: se escribe como eth:0x…',
}
/** Which rule a text breaks that was meant to be an amount of a token with so many decimals. */
export const amountFaults = (decimals: number) => ({
  format: 'Esto no es un importe: escriba dígitos, con una coma para los decimales y sin puntos de millar.',
  precision: `Este importe tiene más de ${decimals} dígitos después de la coma.`,
  range: 'Este importe es mayor de lo que admite la red.',
})
