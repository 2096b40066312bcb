/** The two forms of the Safe contract in words. */
export const singletonWords = {
  singleton: 'Safe: cheaper, without events for its transactions',
  singletonL2: 'Safe with events: services find its transactions by them',
}
