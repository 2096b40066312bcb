import { createHash } from 'node:crypto'

const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="\/_next\/(static\/[^"?]+)"[^>]*>/g

/**
 * A prerendered page whose scripts and styles carry the hash of their bytes: a browser refuses others. What is fetched ahead
 * carries the same, or it would be fetched twice. `read` gives the bytes of a `static/…` file. Again does nothing.
 */
export function addIntegrity(html, read) {
  return html.replace(tags, (tag, file) => {
    if (/\bintegrity=|\brel="prefetch"/.test(tag)) return tag
    const hash = createHash('sha256').update(read(file)).digest('base64')
    return tag.replace(/^<\w+/, (start) => `${start} integrity="sha256-${hash}"`)
  })
}
