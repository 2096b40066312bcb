export const language = 'Idioma'
