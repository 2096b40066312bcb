import Link from 'next/link'
import { useRouter } from 'next/router'
import styles from './Navigation.module.css'

const entries = [
  { path: '/home', text: 'Home' },
  { path: '/balances', text: 'Assets' },
  { path: '/transactions/queue', text: 'Transactions' },
  { path: '/transactions/messages', text: 'Messages' },
  { path: '/apps', text: 'Apps' },
  { path: '/settings/setup', text: 'Settings' },
  { path: '/address-book', text: 'Address book' },
]

/** The pages about one Safe: the one in the address bar, once it is known. */
export function Navigation() {
  const { pathname, query } = useRouter()
  const suffix = typeof query.safe === 'string' ? `?safe=${encodeSafe(query.safe)}` : ''
  const current = currentPath(pathname)
  return (
    <nav className={styles.navigation} aria-label="This Safe">
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
