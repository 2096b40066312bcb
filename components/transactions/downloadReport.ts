/** Hands a text to the browser to save under `fileName`. */
export function downloadReport(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it after the click: taken back at once, nothing would be saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
