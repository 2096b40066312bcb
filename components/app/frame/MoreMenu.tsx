import { Search } from 'lucide-react'
import Link from 'next/link'
import { frameDialog } from '@/components/app/shortcuts/frameDialog'
import { ThemeChoice } from '@/components/app/theme/ThemeChoice'
import { FrameIcon } from './FrameIcon'
import * as words from './firstWords'
import { frameEntries } from './frameEntries'
import styles from './MoreMenu.module.css'
import { Popup } from './Popup'
import { SafeMark } from './SafeMark'
import { search } from './words'

type MoreMenuProps = { suffix: string; current: string | undefined }

/** On a narrow screen: the pages that the bottom has no room for, and what else stands at the side of a wide one. */
export function MoreMenu({ suffix, current }: MoreMenuProps) {
  return (
    <Popup
      label={
        <>
          <FrameIcon name="more" size={20} />
          {words.more}
        </>
      }
      buttonClass={styles.open}
      panelClass={styles.panel}
    >
      {frameEntries
        .filter(({ place }) => place === 'rest')
        .map(({ path, text, icon }) => (
          <Link
            key={path}
            href={`${path}${suffix}`}
            prefetch={false}
            aria-current={path === current ? 'page' : undefined}
          >
            <FrameIcon name={icon} />
            {text}
          </Link>
        ))}
      <button type="button" onClick={() => frameDialog.setState({ open: 'search' })}>
        <Search size={18} />
        {search}
      </button>
      <ThemeChoice />
      <SafeMark />
    </Popup>
  )
}
