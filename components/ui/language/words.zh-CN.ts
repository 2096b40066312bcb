export const language = '语言'
