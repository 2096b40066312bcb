import * as z from 'zod/mini'
import { label, orNull } from './fields'
import { address } from './values'

const maxDataUrl = 100_000

/** The address of an image to show: https, a data image, or http on this machine; null for anything else. */
export const imageUrl = orNull(
  link((url, text) => isWeb(url) || (/^data:image\//i.test(text) && text.length <= maxDataUrl)),
)

/** A link to offer: https, or http on this machine; null for anything else, such as `javascript:`. */
export const webUrl = orNull(link((url, text) => isWeb(url) && text.length <= 2_000))

/** An address with the gateway's name for it, if it has one. */
export const namedAddress = z.object({ value: address, name: orNull(label()), logoUri: imageUrl })

function link(isAllowed: (url: URL, text: string) => boolean) {
  return z.pipe(
    z.string(),
    z.transform((text) => (URL.canParse(text) && isAllowed(new URL(text), text) ? text : null)),
  )
}

function isWeb(url: URL): boolean {
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)
}
