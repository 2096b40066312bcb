import Link from 'next/link'
import { type ReactNode, useId } from 'react'
import styles from './HomePart.module.css'

type HomePartProps = { title: string; href: string; link: string; children: ReactNode }

/** A part of Home: the head of a list, and the way to all of it. */
export function HomePart({ title, href, link, children }: HomePartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Link href={href} prefetch={false} className={styles.link}>
          {link}
        </Link>
      </div>
      {children}
    </section>
  )
}
