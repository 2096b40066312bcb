export const language = 'Sprache'
