export const skipToContent = 'Ir al contenido'
export const backToStart = 'Volver a la portada'
export const loading = 'Cargando…'
