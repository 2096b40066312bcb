export const appearance = 'Apariencia'
export const themes = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' }
