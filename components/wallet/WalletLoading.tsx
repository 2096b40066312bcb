import styles from './ConnectControls.module.css'

/** Keeps the wallet buttons' place while it is not known which of them to show. */
export function WalletLoading() {
  return <div className={styles.controls} aria-hidden="true" data-testid="wallet-loading" />
}
