import Link from 'next/link'
import type { ReactNode } from 'react'
import * as words from './firstWords'
import styles from './MessageScreen.module.css'

type MessageScreenProps = { title: string; children: ReactNode }

export function MessageScreen({ title, children }: MessageScreenProps) {
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <Link href="/">{words.backToStart}</Link>
      </p>
    </section>
  )
}
