import dynamic from 'next/dynamic'
import { useAccount } from 'wagmi'
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
        <h1 className={styles.title}>What is signed is what is shown.</h1>
        <p className={styles.lead}>
          A front end for Safe multisig accounts that you can host and check yourself. Every hash is computed again on
          this page and compared with what the service says, before anything is signed.
        </p>
        <p className={styles.hint}>Connect a wallet to begin. No other site is contacted until you do.</p>
      </section>
      <ul className={styles.points}>
        <Point title="See your account">Name, balance and network of the wallet that you connect.</Point>
        <Point title="Prove that it is yours">
          Sign in with a message. A Safe can sign in too, with the signatures of its owners.
        </Point>
        <Point title="Host it yourself">
          One small server, no tracking, and no third party that you did not choose.
        </Point>
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
