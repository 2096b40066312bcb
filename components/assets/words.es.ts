import { plural } from '@/lib/format/count'

export const tokens = 'Tokens'
export const collectibles = 'Coleccionables'
export const assets = 'Activos'
export const exactBalance = 'Saldo exacto'
export const decimals = 'Decimales'
export const unknownDecimals = 'Se desconoce: nadie dice cómo cuenta de una manera que tenga sentido'
export const smallestUnits = 'En unidades mínimas'
export const nativeHasNoAddress = 'La moneda propia de la red: no tiene dirección.'
export const copyAddress = 'Copiar dirección'
export const viewOnExplorer = 'Ver en el explorador'
export const onlyNativeShown = 'solo se muestra la moneda propia de la red, leída de la red'
export const nativeAlone = 'Solo se muestra la moneda propia de la red, leída de la red.'
export const balancesUnchecked = 'los saldos de abajo solo los dice el servicio de Safe y no se comprobaron'
export const noBalances = 'Este Safe no tiene nada de lo que incluye el servicio de Safe.'
export const balancesCaption = 'Saldos de este Safe'
export const asset = 'Activo'
export const balance = 'Saldo'
export const value = 'Valor'
export const acts = 'Qué se puede hacer'
export const send = 'Enviar'
export const sendAsset = (shown: string) => `Enviar ${shown}`
export const moreAbout = (shown: string) => `Más sobre ${shown}`
export const showMore = (rowCount: number) => `Mostrar más (${rowCount})`
export const noSymbol = 'Sin símbolo'
export const untrusted = 'El servicio de Safe no confía en este token.'
export const gatewayName = 'nombre según el servicio de Safe'
export const remarksAbout = (shown: string) => `Sobre ${shown}`
export const noPrice = 'Sin precio'
export const notCounted = 'No se cuenta'
export const totalListed = 'incluido y valorado por el servicio de Safe'
export const totalSoFar = `${totalListed} hasta ahora`
export const totalClaimed = (claimed: string) => `(${claimed} más: solo lo dice el servicio de Safe y no se cuenta)`
export const totalChecking = 'Comprobando…'
export const totalUnknown = 'Se desconoce'
export const showUntrusted = 'Mostrar los tokens en los que el servicio de Safe no confía'
export const loadingBalances = 'Cargando los saldos…'
export const unnamedCollection = 'Colección sin nombre'
export const collectiblesList = 'los coleccionables'
export const loadingCollectibles = 'Cargando los coleccionables…'
export const noCollectibles = 'El servicio de Safe no incluye ningún coleccionable de este Safe.'
export const collectiblesHint =
  'Estos son los que incluye el servicio de Safe. Los nombres, los textos y las imágenes son palabra de sus creadores y del servicio de Safe; a la red solo se le pregunta quién tiene cada uno.'
export const loading = 'Cargando…'
export const loadMore = 'Cargar más'
export const currency = 'Moneda'
export const tokensUnchecked = (unchecked: number, all: number) =>
  plural(unchecked, {
    one: `El servicio de Safe incluye tantos tokens que 1 token de ${all} no se comprobó`,
    other: `El servicio de Safe incluye tantos tokens que ${unchecked} tokens de ${all} no se comprobaron`,
  })
export const uncheckedHint = 'Todos están en la lista de abajo; lo que no se comprobó solo lo dice el servicio de Safe.'
export const checkMore = 'Comprobar más'
export const confirmInWallet = 'Confirme en la billetera'
export const addToWallet = 'Añadir a la billetera'
export const addedToWallet = 'La billetera ya lo muestra.'
export const walletRefused = (failure: string) => `La billetera no lo aceptó: ${failure}`
export const nativeOnly =
  'La moneda propia de la red y los tokens que usted nombra, leídos de la red: este sitio no tiene ningún servicio de Safe que los incluya.'
export const noItemList =
  'Este sitio no tiene ningún servicio de Safe que incluya los coleccionables: los de ERC-721 se buscan en los registros de la red, y todos los demás se pueden enviar igualmente.'
export const tokenAddress = 'Dirección de un token'
export const addToken = 'Mostrar este token'
export const namedTokens = 'Los tokens que usted nombró'
export const forgetToken = 'No mostrarlo'
export const noTokenAddress = 'Esto no es la dirección de un token.'
export const noToken = 'El contrato de esta dirección no es un token.'
