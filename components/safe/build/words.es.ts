export const buildAsked = 'Se está preguntando al servidor…'
export const buildHint =
  'El archivo /build.json nombra cada archivo de este sitio por su hash. Quien construya el mismo commit con la misma configuración obtiene este hash:'
export const buildHash = 'SHA-256 de /build.json'
export const builtFrom = (commit: string) => `Construido a partir del commit ${commit}`
export const noCommit = 'No dice a partir de qué commit.'
export const noBuild = 'Este servidor no dice cómo se construyó.'
export const seenBefore = 'Hasta entonces este navegador veía otro:'
export const checkHint = 'Quien tenga un clon del proyecto comprueba cada archivo con el commit indicado así:'
export const checkCommand = (origin: string) => `npm run check-site -- ${origin}`
export const copyCommand = 'Copiar el comando'

export const changed = 'Este sitio ha cambiado desde su última visita.'
export const look = 'Qué significa'
export const dismiss = 'De acuerdo'
