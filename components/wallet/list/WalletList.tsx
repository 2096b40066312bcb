import { close } from '@/components/ui/words'
import { opening } from '@/components/wallet/firstWords'
import { walletListId } from '@/lib/config/walletList.js'
import { listedWallets } from './listedWallets'
import styles from './WalletList.module.css'
import * as words from './words'

// RainbowKit's own address for it.
const learnMoreUrl = 'https://learn.rainbow.me/understanding-web3?utm_source=rainbowkit&utm_campaign=learnmore'

/**
 * The first view of RainbowKit's dialog, as it is, in the document itself: there when the connect button is, without its
 * code or any script but the one that opens it (lib/config/walletListScript). What is picked is handed over (goOnInKit).
 */
export function WalletList() {
  return (
    <dialog id={walletListId} className={styles.list} aria-labelledby="wallet-list-title">
      <div className={styles.frame}>
        <div className={styles.side}>
          <h1 id="wallet-list-title" className={styles.title}>
            {words.title}
          </h1>
          <p className={styles.group}>{words.popular}</p>
          <ul className={styles.rows}>
            {listedWallets.map(({ id, name, background }) => (
              <li key={id}>
                <button type="button" value={id} className={styles.row}>
                  <span className={styles.picture} style={{ background }} />
                  <span>
                    {name}
                    <span className={styles.recent}>{words.recent}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <button type="button" className={styles.close} aria-label={close}>
            <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10">
              <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
          <p role="status" className={styles.waiting}>
            {opening}
          </p>
          <div className={styles.intro}>
            <h2 className={styles.title}>{words.whatIsIt}</h2>
            <div className={styles.reasons}>
              <div className={styles.reason}>
                <span className={styles.mark}>
                  <svg aria-hidden="true" width="48" height="48" viewBox="0 0 48 48">
                    <path d="M10 10h12v12H10zM26 26h12v12H26z" fill="#4657d8" />
                    <path d="M26 10h12v12H26zM10 26h12v12H10z" fill="#16181d" />
                  </svg>
                </span>
                <div>
                  <h3>{words.assets}</h3>
                  <p>{words.assetsHint}</p>
                </div>
              </div>
              <div className={styles.reason}>
                <span className={styles.mark}>
                  <svg aria-hidden="true" width="48" height="48" viewBox="0 0 48 48">
                    <path d="M24 9a8 8 0 0 1 4 15v15h-8V24a8 8 0 0 1 4-15z" fill="#16181d" />
                  </svg>
                </span>
                <div>
                  <h3>{words.login}</h3>
                  <p>{words.loginHint}</p>
                </div>
              </div>
            </div>
            <div className={styles.ways}>
              <button type="button" value="get" className={styles.get}>
                {words.getWallet}
              </button>
              <a href={learnMoreUrl} target="_blank" rel="noreferrer">
                {words.learnMore}
              </a>
            </div>
          </div>
        </div>
      </div>
    </dialog>
  )
}
