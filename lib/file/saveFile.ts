const types = new Map([
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Hands a text to the browser to save; the ending of the name says what it is. */
export function saveFile(fileName: string, text: string): void {
  const type = types.get(fileName.slice(fileName.lastIndexOf('.') + 1)) ?? 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it after the click: taken back at once, nothing would be saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
