export const appearance = 'Appearance'
export const themes = { system: 'System', light: 'Light', dark: 'Dark' }
