import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { Brand } from '@/components/app/layout/Brand'
import { PageContent } from '@/components/app/layout/PageContent'
import { ConnectControls } from '@/components/wallet/ConnectControls'
import * as words from './firstWords'
import { currentEntry, frameEntries, safeSuffix } from './frameEntries'
import styles from './SafeFrame.module.css'

// Their room is kept in the prerendered page: what they know comes later than the page in any case. Loaded by functions with
// a name, as elsewhere: an import within `dynamic` makes another piece of it, with all that is in the first one.
const loadSafeCard = () => import('./lateParts').then((module) => module.SafeCard)
const loadSafeMark = () => import('./lateParts').then((module) => module.SafeMark)
const loadFrameIcon = () => import('./lateParts').then((module) => module.FrameIcon)
const loadMoreMenu = () => import('./lateParts').then((module) => module.MoreMenu)
const loadBuildNotice = () => import('./lateParts').then((module) => module.BuildNotice)
const loadLanguageOffer = () => import('./lateParts').then((module) => module.LanguageOffer)
const loadFrameTools = () => import('./lateParts').then((module) => module.FrameTools)
const SafeCard = dynamic(loadSafeCard, { ssr: false })
const SafeMark = dynamic(loadSafeMark, { ssr: false })
const FrameIcon = dynamic(loadFrameIcon, { ssr: false })
const MoreMenu = dynamic(loadMoreMenu, { ssr: false })
const BuildNotice = dynamic(loadBuildNotice, { ssr: false })
const LanguageOffer = dynamic(loadLanguageOffer, { ssr: false })
const FrameTools = dynamic(loadFrameTools, { ssr: false })

type SafeFrameProps = { children: ReactNode }

/** What stands around each page about a Safe: beside it where there is room, else above and below it. */
export function SafeFrame({ children }: SafeFrameProps) {
  const { pathname, query } = useRouter()
  const suffix = safeSuffix(query)
  const current = currentEntry(pathname)
  return (
    <div className={styles.frame} data-frame="safe">
      <div className={styles.side}>
        <section className={styles.safe} aria-label={words.theSafe}>
          <SafeCard />
        </section>
        <nav className={styles.navigation} aria-label={words.thisSafe}>
          <Link className={styles.create} href={`/transactions/new${suffix}`} prefetch={false}>
            <span className={styles.icon}>
              <FrameIcon name="create" />
            </span>
            <span className={styles.createText}>{words.newTransaction}</span>
          </Link>
          {frameEntries.map(({ path, text, icon, place }) => (
            <Link
              key={path}
              href={`${path}${suffix}`}
              prefetch={false}
              aria-current={path === current ? 'page' : undefined}
              className={styles[place]}
            >
              <span className={styles.icon}>
                <FrameIcon name={icon} />
              </span>
              {text}
            </Link>
          ))}
          <div className={styles.more}>
            <MoreMenu suffix={suffix} current={current} />
          </div>
          <div className={styles.mark}>
            <SafeMark />
          </div>
        </nav>
      </div>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <FrameTools />
        </div>
        <ConnectControls />
      </header>
      <PageContent>{children}</PageContent>
      <footer className={styles.footer}>
        <BuildNotice />
        <LanguageOffer />
      </footer>
    </div>
  )
}
