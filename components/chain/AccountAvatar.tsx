import { bloImage, type Hsl } from 'blo'
import type { Address } from 'viem'
import styles from './AccountAvatar.module.css'

type AccountAvatarProps = { address: Address; imageUrl?: string | null | undefined; size?: number }

/** The account's own picture where it has one, else the blockie that wallets and Safe{Wallet} draw for the address. */
export function AccountAvatar({ address, imageUrl, size = 24 }: AccountAvatarProps) {
  if (imageUrl) {
    return (
      // biome-ignore lint/performance/noImgElement: a picture of a few pixels has nothing to optimise
      <img className={styles.avatar} src={imageUrl} width={size} height={size} alt="" />
    )
  }
  return <Blockie address={address} size={size} />
}

/** Drawn in the page: as an image each were a document of its own, and a thousand of them took seconds. */
function Blockie({ address, size }: { address: Address; size: number }) {
  const [squares, [background, color, spot]] = bloImage(address)
  const common = { className: styles.avatar, viewBox: '0 0 8 8', width: size, height: size }
  return (
    <svg {...common} shapeRendering="optimizeSpeed" aria-hidden="true">
      <path fill={write(background)} d="M0,0H8V8H0z" />
      <path fill={write(color)} d={outline(squares, 1)} />
      <path fill={write(spot)} d={outline(squares, 2)} />
    </svg>
  )
}

const write = ([hue, saturation, lightness]: Hsl) => `hsl(${hue} ${saturation}% ${lightness}%)`

/** The squares of one colour: four columns, and their mirror image. */
function outline(squares: Uint8Array, colour: number): string {
  const square = (x: number, y: number) => `M${x},${y}h1v1h-1z`
  return [...squares]
    .map((each, place) => {
      const [x, y] = [place & 3, place >> 2]
      return each === colour ? square(x, y) + square(7 - x, y) : ''
    })
    .join('')
}
