// Read by next.config.js, hence JavaScript.

import { firstReadsKey } from './bootScript.js'
import { placeholders, stateCalls } from './stateCalls.js'

/** @typedef {Pick<import('./publicEnv').PublicEnv, 'gatewayUrl' | 'shortNames' | 'chains'>} Settings */

// What each page about a Safe asks the gateway for first, beside the Safe itself: letter for letter as its client does,
// and how many rows of a list of transactions are seen then. Amounts are told in US dollars until another currency is chosen
// in this browser.
const queue = '/transactions/queued?trusted=true'
const history = '/transactions/history'
const balances = '/balances/USD?trusted=true&exclude_spam=true'
const firstLists = {
  '/home': [[queue, 3], [history, 5], [balances], ['/balances/USD']],
  '/balances': [[balances]],
  '/transactions/queue': [[queue, 8]],
  '/transactions/history': [[history, 8]],
  '/transactions/messages': [['/messages']],
}

// What an earlier visit noted in `lib/query/firstReads`: only what reads is asked for, and only of these two.
const readPath = /^(?:\/[\w-]+)+(?:\?[\w=&.-]*)?$/
const readMethod = /^eth_(?:call|get\w+)$/

// The parts of the script. Its names are seen nowhere outside.
const parts = {
  // A read of the gateway, ended where nobody takes it; one that failed is taken by nobody.
  begin: `
const begin=path=>{
  const url=base+path;
  const reads=globalThis.begunReads||=new Map;
  if(reads.has(url))return;
  const control=new AbortController;
  const answer=fetch(url,{
    signal:control.signal,
    credentials:'omit',
    redirect:'error',
    referrerPolicy:'no-referrer',
    headers:{accept:'application/json'}
  });
  const read={answer,stop:()=>control.abort()};
  const drop=()=>reads.get(url)===read&&reads.delete(url);
  reads.set(url,read);
  answer.catch(drop);
  setTimeout(()=>drop()&&read.stop(),15e3);
  return answer
};`,
  // Questions to the node in one post, with the one for its chain; not those that were begun by an earlier post. No answer is
  // taken once it is as old as what is polled.
  ask: `
const ask=wanted=>{
  const begun=new Set((globalThis.begunCalls||[]).flatMap(({keys})=>keys));
  const questions=wanted.filter(question=>!begun.has(JSON.stringify(question)));
  if(!questions[0])return;
  const calls=[['eth_chainId',[]],...questions];
  const answers=fetch(node,{
    method:'POST',
    headers:{'content-type':'application/json'},
    signal:AbortSignal.timeout(2e4),
    body:JSON.stringify(calls.map(([method,params],id)=>({jsonrpc:'2.0',id,method,params})))
  }).then(response=>response.json());
  answers.catch(()=>{});
  const keys=questions.map(question=>JSON.stringify(question));
  (globalThis.begunCalls||=[]).push({chainId,keys,answers,until:Date.now()+15e3});
  return answers
};`,
  // The details of what a list begins with, and of what is over its receipts and the blocks of those that do not say when they
  // were mined. No owner signed what has no details here: the transaction itself is looked at.
  follow: `
const follow=async(results,rows)=>{
  const listed=results.flatMap(({transaction})=>transaction||[]).slice(0,rows);
  for(const {id,executionInfo} of listed)if(executionInfo&&/^\\w+$/.test(id))begin('/transactions/'+id);
  const over=listed.filter(({txHash})=>/^0x[\\da-f]{64}$/.test(txHash));
  const receipts=await ask(over.flatMap(({txHash,executionInfo})=>[
    ['eth_getTransactionReceipt',[txHash]],
    ...executionInfo?[]:[['eth_getTransactionByHash',[txHash]]]
  ]));
  const blocks=new Set(receipts.map(({result})=>result?.logs&&!result.logs[0]?.blockTimestamp&&result.blockNumber));
  ask([...blocks].filter(number=>/^0x[\\da-f]{1,16}$/.test(number)).map(number=>['eth_getBlockByNumber',[number,false]]))
};`,
  // What the page asked at an earlier visit, beside the questions that it asks at each.
  recall: `
const recall=()=>{
  try{
    const text=localStorage.getItem('${firstReadsKey}')||'[]';
    const visit=2e5>text.length&&JSON.parse(text).find(({page})=>page===location.pathname+location.search);
    if(!visit)return ask(state);
    const known=new Set(state.map(question=>JSON.stringify(question)));
    const calls=visit.calls.filter(([of,method])=>of===chainId&&${readMethod}.test(method)).map(([,...question])=>question);
    ask([...state,...calls.filter(question=>!known.delete(JSON.stringify(question))).slice(0,120)]);
    for(const url of visit.reads.slice(0,30)){
      const path=url.slice(base.length);
      if(url.startsWith(base+'/')&&${readPath}.test(path))begin(path)
    }
  }catch{globalThis.begunCalls||ask(state)}
};`,
}

/**
 * An inline script that begins the first reads of the Safe that the address bar names, while the app's own scripts are
 * still on their way, and where the page was opened before what it asked for then; the gateway's client and the chain's
 * take the answers over (`lib/gateway/client/begunReads`, `lib/chain/begunCalls`). It is the same on every page of a build,
 * and allowed by its hash. An address without its checksum is left to the app: it asks by another one. So is a transaction
 * that no owner signed: its id is spelled in several ways. Without a gateway nothing is begun.
 * @param {Settings} settings
 */
export function earlyReadScript({ gatewayUrl, shortNames, chains }) {
  if (gatewayUrl === '') return ''
  const { origin, pathname } = new URL(gatewayUrl)
  const gateway = JSON.stringify(`${origin}${pathname.replace(/\/+$/, '')}/v1/chains/`)
  const ids = JSON.stringify(Object.entries(shortNames).map(([id, name]) => [name, Number(id)]))
  const nodes = chains.map(({ id, rpcUrls, contracts }) => [
    id,
    [rpcUrls.default.http[0], contracts?.multicall3?.address],
  ])
  const { others, joined } = stateCalls()
  const script = `try{
const [,prefix,address]=/[?&]safe=([\\w-]+)(?::|%3A)(0x[\\da-f]{40})(?:&|$)/i.exec(location.search);
const chainId=new Map(${ids}).get(prefix.toLowerCase());
if(chainId&&/[A-F]/.test(address)){
  const base=${gateway}+chainId;
  const [node,multicall]=new Map(${JSON.stringify(nodes)}).get(chainId);
  ${parts.begin}${parts.ask}${parts.follow}${parts.recall}
  begin('/safes/'+address);
  const id=/[?&]id=((?:multisig_0x[\\dA-Fa-f]{40}_)?0x[\\dA-Fa-f]{64})(?:&|$)/.exec(location.search);
  if(id&&location.pathname==='/transactions/tx')begin('/transactions/'+id[1]);
  const currency=()=>(/^[A-Z0-9]{1,12}$/.exec(localStorage.getItem('countersign.currency')||'')||['USD'])[0];
  const lists=${JSON.stringify(firstLists)}[location.pathname]||[];
  for(const [list,rows] of lists){
    const answer=begin('/safes/'+address+list.replace('USD',currency));
    if(rows)answer.then(response=>response.clone().json()).then(({results})=>follow(results,rows)).catch(()=>{})
  }
  const state=JSON.parse(${JSON.stringify(JSON.stringify(others))}.replaceAll('${placeholders.parameter}',address));
  const data='${joined}'.replaceAll('${placeholders.data}',address.slice(2).toLowerCase());
  if(multicall)state.push(['eth_call',[{to:multicall,data},'latest']]);
  recall()
}}catch{}`
  // A page has it as one line, in which no element can end.
  return script.replace(/\n\s*/g, '').replace(/</g, '\\x3c')
}
