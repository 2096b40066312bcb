export const unexpected = 'Se produjo un error inesperado.'
