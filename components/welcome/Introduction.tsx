import * as words from './firstWords'
import styles from './Introduction.module.css'

/** What this is, for a stranger. */
export function Introduction() {
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
