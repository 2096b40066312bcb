/** What the browser colours its own bars with: the page's paper in either scheme. */
export const themeColors = { light: '#faf9f6', dark: '#0f1013' }
