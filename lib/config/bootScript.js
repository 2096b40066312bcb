export const lastWalletKey = 'countersign.wallet'
/** The Safes viewed last. By itself: the first page asks only whether there are any. */
export const viewedSafesKey = 'countersign.recentSafes'

export const themeKey = 'countersign.theme'
/** What each page asked for at its last visits. */
export const firstReadsKey = 'countersign.firstReads'

/**
 * Runs before the first paint: a returning visitor's connect button stays hidden until the connection is restored,
 * instead of flashing 'Connect Wallet' first, the start page of a stranger is not shown to whoever comes back, and the page
 * has the colours that were chosen. Inline and allowed by its hash: a file would cost a round trip.
 */
export const bootScript = `try{const d=document.documentElement.dataset,l=localStorage;if(parent!==self||l.getItem('${lastWalletKey}')||l.getItem('${viewedSafesKey}'))d.restoring='';const t=l.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t}catch{}`

export const chunkListId = 'chunks'

/**
 * Next tells the bundler's runtime which chunks a page has by an inline script that differs on each page, and no fixed
 * policy can allow it. _document turns its arguments into data, and this constant script hands them over.
 */
export const chunkScript = `for(const c of JSON.parse(document.getElementById('${chunkListId}').textContent))(globalThis.TURBOPACK||=[]).push(c)`
