// Read by next.config.js, hence JavaScript. By itself: no page's own script carries it.
import { phones, walletListId, wideDialogs } from './walletList.js'

/**
 * Opens our list of wallets (components/wallet/list) on a press of the connect button, and keeps what is picked there as
 * `aria-current`, before any other script has run and after. The list has then what RainbowKit's own would: the browser's
 * wallet and Brave's where they are, and first the three that were used last. Inline and allowed by its hash. Where that
 * dialog has another form, or this fails, a press stays one for RainbowKit (ConnectButton).
 */
export const walletListScript = `addEventListener('click',e=>{try{
const list=document.getElementById('${walletListId}'),button=e.target.closest('button'),isInside=list?.contains(button);
if(!list)return;
if(e.target===list||(isInside&&!button.value))return list.close();
if(isInside){list.querySelector('[aria-current]')?.removeAttribute('aria-current');return button.setAttribute('aria-current','true')}
if(!button?.closest('[data-connect-button]')||parent!==self||${phones}.test(navigator.userAgent)||!matchMedia('${wideDialogs}').matches)return;
const rows=new Map([...list.querySelectorAll('li')].map(row=>[row.firstChild.value,row])),legacy=globalThis.ethereum;
let has=!!legacy?.request;const hear=()=>{has=true};
addEventListener('eip6963:announceProvider',hear);dispatchEvent(new Event('eip6963:requestProvider'));removeEventListener('eip6963:announceProvider',hear);
rows.get('injected').hidden=!has;
rows.get('brave').hidden=!legacy?.isBraveWallet;
const last=[].concat(JSON.parse(localStorage.getItem('rk-recent')||'[]')).map(id=>rows.get(id)).filter(Boolean).slice(0,3);
for(const row of last.reverse()){row.dataset.recent='';row.parentNode.prepend(row)}
list.querySelector('[aria-current]')?.removeAttribute('aria-current');
const root=document.documentElement;root.style.setProperty('--scroll-bar',innerWidth-root.clientWidth+'px');
list.showModal();e.preventDefault()
}catch{}},true)`.replaceAll('\n', '')
