export const appearance = 'Darstellung'
export const themes = { system: 'System', light: 'Hell', dark: 'Dunkel' }
