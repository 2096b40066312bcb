import { publicEnv } from './publicEnv'

/**
 * The picture's address when the content policy lets it load: carried in the address itself, or from a configured
 * origin. Anything else would only be refused by the browser, and is undefined here.
 */
export function allowedPicture(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  if (/^data:image\//i.test(url)) return url
  return publicEnv.imageOrigins.includes(new URL(url).origin) ? url : undefined
}
