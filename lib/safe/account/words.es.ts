export const unpredictable = 'Los Safes con esta implementación no se pueden predecir aquí.'
export const repeatedOwner = 'Un propietario aparece dos veces.'

export const missingContract = ({ name, version }: { name: string; version: string }) =>
  `Esta red no tiene un contrato ${name} auténtico de la versión ${version}.`
export const damagedTable = 'La tabla de contratos Safe está dañada.'

export const noSafe = {
  noCode: 'No hay ningún contrato en esta dirección de esta red.',
  otherContract: 'El contrato de esta dirección no es un Safe.',
}

export const unknownVersion =
  'Este Safe tiene una versión de contrato que aquí no se conoce, así que no se puede comprobar lo que se firmaría.'
export const versionDetails = (version: string) => `Versión: ${version || '(vacía)'}`
