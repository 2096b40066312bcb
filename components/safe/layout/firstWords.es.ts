export const loadingSafe = 'Cargando el Safe…'
