import encodeQR from 'qr'
import { useMemo } from 'react'
import { isLongForQr } from './qrLength'

type QrPictureProps = { text: string; name: string }

// What ISO 18004 asks for on each side: without it a camera does not find the edges.
const quietZone = 4
// Each square as large as the others: where they are not whole pixels, many small ones are not told apart.
const pixels = 3

export function QrPicture({ text, name }: QrPictureProps) {
  // Nothing dirties a screen: what is long has fewer squares instead.
  const rows = useMemo(
    () => encodeQR(text, 'raw', { ecc: isLongForQr(text) ? 'low' : 'medium', border: quietZone }),
    [text],
  )
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={name}
      width={rows.length * pixels}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}
