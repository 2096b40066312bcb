import { Fragment } from 'react'

/**
 * An address or a hash that breaks into even lines where it does not fit into one: a line of its last letters would be
 * read over. All other text is as it is.
 */
export function HexText({ text }: { text: string }) {
  return cutHex(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** An address in its middle, a hash at each quarter. */
function cutHex(text: string): string[] {
  if (!/^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/.test(text)) return [text]
  const step = text.length === 42 ? 20 : 16
  const places = Array.from({ length: Math.ceil((text.length - 2) / step) }, (_, place) => place * step + 2)
  return places.map((from, place) => text.slice(place === 0 ? 0 : from, from + step))
}
