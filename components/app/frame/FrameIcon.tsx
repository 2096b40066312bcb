import {
  ArrowLeftRight,
  BookUser,
  Coins,
  Ellipsis,
  House,
  LayoutGrid,
  MessageSquareText,
  Plus,
  Settings,
} from 'lucide-react'
import { WaitingCount } from '@/components/safe/list/WaitingCount'
import styles from './FrameIcon.module.css'
import { useNamedSafe } from './useNamedSafe'

const icons = {
  home: House,
  transactions: ArrowLeftRight,
  assets: Coins,
  messages: MessageSquareText,
  apps: LayoutGrid,
  addressBook: BookUser,
  settings: Settings,
  create: Plus,
  more: Ellipsis,
}

export type FrameIconProps = { name: keyof typeof icons; size?: number }

/** The picture beside a word of the frame, and beside that of the transactions how many need the connected account. */
export function FrameIcon({ name, size = 18 }: FrameIconProps) {
  const Icon = icons[name]
  const safe = useNamedSafe()
  return (
    <>
      <Icon size={size} />
      {name === 'transactions' && safe && (
        <span className={styles.count}>
          <WaitingCount safe={safe} />
        </span>
      )}
    </>
  )
}
