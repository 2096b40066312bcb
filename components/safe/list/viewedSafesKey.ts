/** Where the Safes viewed last are kept; by itself, because the first page asks only whether there are any. */
export const viewedSafesKey = 'countersign.recentSafes'
