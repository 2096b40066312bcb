export const language = 'Language'
