/** The records could not be read or written. What was to be kept then is not acknowledged. */
export class StoreError extends Error {
  override name = 'StoreError'
}
