export const loadingSafe = 'Der Safe wird geladen…'
