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
  const script = `try{
const [,prefix,address]=/[?&]safe=([\\w-]+)(?::|%3A)(0x[\\da-f]{40})(?:&|$)/i.exec(location.search);
const chain=new Map(${chains}).get(prefix.toLowerCase());
if(chain&&/[A-F]/.test(address)){
  const begin=path=>{
    const url=${base}+chain+path;
    const control=new AbortController;
    const answer=fetch(url,{
      signal:control.signal,
      credentials:'omit',
      redirect:'error',
      referrerPolicy:'no-referrer',
      headers:{accept:'application/json'}
    });
    answer.catch(()=>{});
    const read={answer,stop:()=>control.abort()};
    const reads=globalThis.begunReads||=new Map;
    reads.set(url,read);
    setTimeout(()=>{if(reads.get(url)===read){reads.delete(url);read.stop()}},15e3)
  };
  begin('/safes/'+address);
  const id=/[?&]id=((?:multisig_0x[\\dA-Fa-f]{40}_)?0x[\\dA-Fa-f]{64})(?:&|$)/.exec(location.search);
  if(id&&location.pathname==='/transactions/tx')begin('/transactions/'+id[1]);
  const currency=()=>(/^[A-Z0-9]{1,12}$/.exec(localStorage.getItem('countersign.currency')||'')||['USD'])[0];
  const lists=${JSON.stringify(firstLists)}[location.pathname]||[];
  for(const list of lists)begin('/safes/'+address+list.replace('USD',currency))
}}catch{}`
  // A page has it as one line, in which no element can end.
  return script.replace(/\n\s*/g, '').replace(/</g, '\\x3c')
}
