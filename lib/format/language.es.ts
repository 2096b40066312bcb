export const language = 'es'
