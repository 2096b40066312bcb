export const skipToContent = 'Zum Inhalt springen'
export const backToStart = 'Zurück zum Start'
export const loading = 'Wird geladen…'
