export const foundTokens = 'Encontrados en los registros de la red'
export const tokensHint =
  'Se enviaron a este Safe y no están en la lista de nadie. Cualquiera puede enviar un token con cualquier nombre: compare su dirección antes de confiar en él.'
export const showToken = 'Mostrar este token'
export const noTokens = 'En los registros no hay ningún otro token que este Safe tenga.'
export const foundItems = 'Coleccionables encontrados en los registros de la red'
export const itemsHint =
  'Cualquiera puede enviar un coleccionable con cualquier nombre: compare la dirección de su colección.'
export const noItems = 'En los registros no hay ningún coleccionable (ERC-721) que este Safe tenga.'
export const notRead = 'No se pudo leer qué de ello tiene este Safe'
