import { useQueryClient } from '@tanstack/react-query'
import { Keyboard, Search, SunMoon } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { frameDialog } from '@/components/app/shortcuts/frameDialog'
import { useShortcuts } from '@/components/app/shortcuts/useShortcuts'
import { ThemeChoice } from '@/components/app/theme/ThemeChoice'
import { useChosenTheme } from '@/components/app/theme/useChosenTheme'
import iconStyles from '@/components/ui/iconButton.module.css'
import { dropBegunCalls } from '@/lib/chain/begunCalls'
import { dropBegunReads } from '@/lib/gateway/client/begunReads'
import { keepFirstReads } from '@/lib/query/firstReads'
import { useIsSettled } from '@/lib/query/useIsSettled'
import { whenSettled } from '@/lib/query/whenSettled'
import { browserStorage } from '@/lib/storage/browserStorage'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './FrameTools.module.css'
import { pagesAround } from './frameEntries'
import { Popup } from './Popup'
import * as words from './words'

const loadSearch = () => import('@/components/app/search/SearchPanel').then((module) => module.SearchPanel)
const loadSheet = () => import('@/components/app/shortcuts/ShortcutSheet').then((module) => module.ShortcutSheet)
const SearchPanel = dynamic(loadSearch, { ssr: false })
const ShortcutSheet = dynamic(loadSheet, { ssr: false })

/** Search, shortcuts and colours: beside the account on a wide screen, else under More. */
export function FrameTools() {
  useChosenTheme()
  useShortcuts()
  useKeptReads()
  useLateWake()
  useBegunReads()
  const { open } = useStore(frameDialog)
  const close = () => frameDialog.setState({ open: undefined })
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.search} onClick={() => frameDialog.setState({ open: 'search' })}>
          <Search size={18} />
          {words.search}
          <kbd>{words.searchKey}</kbd>
        </button>
        <button
          type="button"
          className={iconStyles.button}
          aria-label={words.shortcuts}
          onClick={() => frameDialog.setState({ open: 'shortcuts' })}
        >
          <Keyboard size={20} />
        </button>
        <Popup
          label={<SunMoon size={20} />}
          name={words.appearance}
          buttonClass={iconStyles.button}
          panelClass={styles.panel}
        >
          <ThemeChoice />
        </Popup>
      </div>
      {open === 'search' && <SearchPanel onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </>
  )
}

/** The wallet dialogs and the pages around come when the page has done its own work: nobody is to wait for them. */
function useLateWake(): void {
  const queries = useQueryClient()
  const { prefetch } = useRouter()
  useEffect(
    () =>
      whenSettled(queries, () => {
        dropBegunCalls()
        walletDialogs.wake()
        for (const path of pagesAround) prefetch(path)
      }),
    [queries, prefetch],
  )
}

/** What the page asked for is asked for at once when it is opened next; without the names, which come when it is settled. */
function useKeptReads(): void {
  const isSettled = useIsSettled()
  useEffect(() => {
    if (isSettled) {
      keepFirstReads(browserStorage)
      return undefined
    }
    const handleLeave = () => keepFirstReads(browserStorage, true)
    addEventListener('pagehide', handleLeave)
    return () => removeEventListener('pagehide', handleLeave)
  }, [isSettled])
}

/** This comes with the screen, which has asked by then for what it needs. */
const askedWithin = 2_000

/** The reads that were begun before the page are for this one: what it keeps an answer to it does not ask for. */
function useBegunReads(): void {
  useEffect(() => {
    const timer = setTimeout(dropBegunReads, askedWithin)
    return () => clearTimeout(timer)
  }, [])
}
