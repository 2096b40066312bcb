import dynamic from 'next/dynamic'
import { useAccount } from 'wagmi'
import * as words from './firstWords'
import styles from './WelcomeScreen.module.css'

const AccountPanel = dynamic(() => import('./AccountPanel').then((module) => module.AccountPanel), { ssr: false })

/** The start page: what this is for a stranger, the account for whoever is connected. */
export function WelcomeScreen() {
  const { isConnected } = useAccount()
  return isConnected ? <AccountPanel /> : <Introduction />
}

function Introduction() {
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.hint}>{words.connectHint}</p>
      </section>
      <ul className={styles.points}>
        <Point title={words.seeAccount}>{words.seeAccountHint}</Point>
        <Point title={words.proveAccount}>{words.proveAccountHint}</Point>
        <Point title={words.hostIt}>{words.hostItHint}</Point>
      </ul>
    </>
  )
}

function Point({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className={styles.point}>
      <h2 className={styles.pointTitle}>{title}</h2>
      <p>{children}</p>
    </li>
  )
}
