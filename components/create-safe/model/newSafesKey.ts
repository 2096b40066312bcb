/** Where `pendingCreations` lie in the browser's storage; by itself for the start page, which asks whether there are any. */
export const newSafesKey = 'countersign.newSafes'
