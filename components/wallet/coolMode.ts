/** Whether wallet buttons may throw their pictures about: where the site's setting says so and nobody asked for less motion. */
export function prefersCoolMode(isSet: boolean): boolean {
  return isSet && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
