import Link from 'next/link'
import { useRouter } from 'next/router'
import styles from './Navigation.module.css'
import * as words from './words'

const entries = [
  { path: '/home', text: words.home },
  { path: '/balances', text: words.assets },
  { path: '/transactions/queue', text: words.transactions },
  { path: '/transactions/messages', text: words.messages },
  { path: '/apps', text: words.apps },
  { path: '/settings/setup', text: words.settings },
  { path: '/address-book', text: words.addressBook },
]

/** The pages about one Safe: the one in the address bar, once it is known. */
export function Navigation() {
  const { pathname, query } = useRouter()
  const suffix = typeof query.safe === 'string' ? `?safe=${encodeSafe(query.safe)}` : ''
  const current = currentPath(pathname)
  return (
    <nav className={styles.navigation} aria-label={words.thisSafe}>
      {entries.map(({ path, text }) => (
        <Link key={path} href={`${path}${suffix}`} aria-current={path === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** All of one section: `/transactions/tx` belongs to Transactions, `/transactions/msg` to Messages. */
function currentPath(pathname: string): string | undefined {
  if (pathname === '/transactions/msg') return '/transactions/messages'
  const exact = entries.find(({ path }) => path === pathname)
  return (exact ?? entries.find(({ path }) => isUnder(pathname, path)))?.path
}

function isUnder(pathname: string, path: string): boolean {
  const section = `/${path.split('/')[1]}`
  return pathname === section || pathname.startsWith(`${section}/`)
}

/** The colon stays readable, as in Safe{Wallet}'s links; whatever else the address bar held is escaped. */
function encodeSafe(text: string): string {
  return encodeURIComponent(text).replace('%3A', ':')
}
