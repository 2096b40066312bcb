import Link from 'next/link'
import { useRouter } from 'next/router'
import styles from './LinkTabs.module.css'

type LinkTabsProps = { label: string; tabs: readonly { href: string; text: string }[] }

/** Neighbouring pages side by side; the one that is open is marked. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useRouter()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={href.split('?')[0] === pathname ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
