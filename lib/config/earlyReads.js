// Read by next.config.js, hence JavaScript.

/** @typedef {Pick<import('./publicEnv').PublicEnv, 'gatewayUrl' | 'shortNames'>} Settings */

// What each page about a Safe asks the gateway for first, beside the Safe itself: letter for letter as its client does.
// Amounts are told in US dollars until another currency is chosen in this browser.
const balances = '/balances/USD?trusted=true&exclude_spam=true'
const firstLists = {
  '/home': ['/transactions/queued?trusted=true', '/transactions/history', balances, '/balances/USD'],
  '/balances': [balances],
  '/transactions/queue': ['/transactions/queued?trusted=true'],
  '/transactions/history': ['/transactions/history'],
  '/transactions/messages': ['/messages'],
}

/**
 * An inline script that begins the first reads of the Safe that the address bar names, while the app's own scripts are
 * still on their way; the gateway's client takes the answers over (`lib/gateway/client/begunReads`). It is the same on every
 * page of a build, and allowed by its hash. An address without its checksum is left to the app: it asks by another one. So
 * is a transaction that no owner signed: its id is spelled in several ways.
 * @param {Settings} settings
 */
export function earlyReadScript({ gatewayUrl, shortNames }) {
  const { origin, pathname } = new URL(gatewayUrl)
  const base = JSON.stringify(`${origin}${pathname.replace(/\/+$/, '')}/v1/chains/`)
  const chains = JSON.stringify(Object.entries(shortNames).map(([id, name]) => [name, Number(id)]))
  return `try{const[,n,a]=/[?&]safe=([\\w-]+)(?::|%3A)(0x[\\da-f]{40})(?:&|$)/i.exec(location.search),c=new Map(${chains}).get(n.toLowerCase());if(c&&/[A-F]/.test(a)){const b=${base}+c,g=u=>{const k=new AbortController,r=fetch(u,{signal:k.signal,credentials:'omit',redirect:'error',referrerPolicy:'no-referrer',headers:{accept:'application/json'}}),e={answer:r,stop:()=>k.abort()},m=globalThis.begunReads||=new Map;r.catch(()=>{});m.set(u,e);setTimeout(()=>{if(m.get(u)===e){m.delete(u);e.stop()}},15e3)};g(b+'/safes/'+a);const i=location.pathname==='/transactions/tx'&&/[?&]id=((?:multisig_0x[\\dA-Fa-f]{40}_)?0x[\\dA-Fa-f]{64})(?:&|$)/.exec(location.search);if(i)g(b+'/transactions/'+i[1]);for(const p of ${JSON.stringify(firstLists)}[location.pathname]||[])g(b+'/safes/'+a+p.replace('USD',()=>(/^[A-Z0-9]{1,12}$/.exec(localStorage.getItem('countersign.currency')||'')||['USD'])[0]))}}catch{}`.replace(
    /</g,
    '\\x3c',
  )
}
