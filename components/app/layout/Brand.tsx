import Link from 'next/link'
import { publicEnv } from '@/lib/config/publicEnv'
import styles from './Brand.module.css'

/** The site's name, and the way to its start. */
export function Brand() {
  return (
    <Link className={styles.brand} href="/" prefetch={false}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 13l5 5L20 6" />
        <path d="M4 7h8M4 21h16" />
      </svg>
      <span className={styles.name}>{publicEnv.appName}</span>
    </Link>
  )
}
