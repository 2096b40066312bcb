export const appearance = '外观'
export const themes = { system: '跟随系统', light: '浅色', dark: '深色' }
