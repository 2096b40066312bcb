/** Why an address cannot be opened as an app. */
export const addressProblems = {
  notAnAddress: 'Esto no es una dirección web',
  scheme: 'Las apps solo se abren por https, o por http en este equipo',
  credentials: 'La dirección de una app no puede contener un usuario ni una contraseña',
  ownSite: 'Este sitio no se puede abrir como app de sí mismo',
}
export const tooManyLooks = 'Este sitio ha examinado demasiadas apps. Inténtelo más tarde.'
export const notLookedAt = 'Este sitio no pudo examinar la app'
