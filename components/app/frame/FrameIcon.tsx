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

/** The picture beside a word of the frame. */
export function FrameIcon({ name, size = 18 }: FrameIconProps) {
  const Icon = icons[name]
  return <Icon size={size} />
}
