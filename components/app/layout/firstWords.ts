export const skipToContent = 'Skip to the content'
export const backToStart = 'Back to the start'
export const loading = 'Loading…'
