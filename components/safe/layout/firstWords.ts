export const loadingSafe = 'Loading the Safe…'
