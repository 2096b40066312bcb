export const title = 'Libreta de direcciones'
export const intro =
  'Nombres que usted da a las direcciones. Se guardan en este navegador y no se envían a ningún servicio.'
export const empty = 'La libreta de direcciones está vacía.'
export const names = 'Nombres'
export const name = 'Nombre'
export const address = 'Dirección'
export const network = 'Red'
export const allNetworks = 'Todas las redes'

export const search = 'Buscar'
export const firstShown = (shown: number, found: number) =>
  `Se muestran ${shown} de ${found} entradas: busque para ver las demás.`
export const found = (count: number, all: number) => `${count} de ${all} entradas.`

export const actions = 'Acciones'
export const add = 'Añadir una dirección'
export const edit = 'Editar'
export const remove = 'Quitar'
export const cancel = 'Cancelar'
export const save = 'Guardar'
export const saveAnyway = 'Guardar de todos modos'
export const saved = (entry: string) => `Se guardó “${entry}”.`
export const removed = (entry: string) => `Se quitó “${entry}”.`

export const editEntry = 'Editar la entrada'
export const removeQuestion = (entry: string) => `¿Quitar “${entry}”?`
export const onlyNameRemoved = 'Solo se quita el nombre, y solo de este navegador.'
export const taken = (entry: string) => `Esta dirección ya está en la libreta, como “${entry}”.`
export const compare = 'Compare antes de guardar'
export const doubtfulName = (entry: string, problem: string) => `“${entry}”: ${problem}`
export const doubtsAboutName = {
  invisible: 'Este nombre tiene caracteres que no se ven.',
  direction: 'Este nombre tiene caracteres que invierten el sentido de lectura.',
  mixedScripts: 'Este nombre mezcla letras de distintos alfabetos en una misma palabra.',
  lookalikeLetters: 'Este nombre tiene letras de otro alfabeto que parecen latinas.',
}
export const likeAddress = (other: string, otherAddress: string) =>
  `La dirección empieza y termina como la de “${other}”, pero es otra: ${otherAddress}`
export const sameName = (entry: string, otherAddress: string) =>
  `“${entry}” es también el nombre de otra dirección: ${otherAddress}`
export const likeName = (entry: string, other: string, otherAddress: string) =>
  `“${entry}” se parece a “${other}”, el nombre de otra dirección: ${otherAddress}`

export const exportBook = 'Exportar'
export const importBook = 'Importar'
export const importHint = (
  <>
    Añade las entradas de un archivo CSV como el que exporta Safe&#123;Wallet&#125;, con las columnas{' '}
    <code>address</code>, <code>name</code> y <code>chainId</code>.
  </>
)
export const chooseFile = 'Elegir un archivo'
export const fileLabel = 'Archivo de la libreta de direcciones'
export const fileTooLarge = 'Este archivo supera 1 MB.'
export const nothingImported = 'No se importó nada.'
export const noAddressBook =
  'Esto no es una libreta de direcciones: su primera fila debe nombrar las columnas address, name y chainId.'
export const repeatedRow = (first: number) => `La fila ${first} ya nombra esta dirección en esta red.`
export const importCounts = (added: number, updated: number, leftOut: number) =>
  `Añadidas: ${added}; actualizadas: ${updated}; omitidas: ${leftOut}.`
export const badRows = 'Filas omitidas'
export const badRow = (row: number, reason: string) => `Fila ${row}: ${reason}`
export const lookAlikes = 'Entradas que se parecen a otras'
export const more = (count: number) => `Y ${count} más.`
