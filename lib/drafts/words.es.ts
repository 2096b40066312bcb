export const noRoom = (most: number) =>
  `Este navegador no tiene sitio para esta transacción: guarda como máximo ${most} de un Safe que van de propietario a propietario. Guarde una de ellas como archivo, olvídela aquí e inténtelo de nuevo.`
export const tooLarge =
  'Con las firmas que este navegador ya tiene de ella, esta transacción es demasiado grande para guardarla. Lo que estaba guardado no ha cambiado.'
export const tooManyActions = (most: number) => `Un borrador tiene como máximo ${most} acciones.`
