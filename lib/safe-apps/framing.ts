/** How long a parent may take to say which Safe we are in, in milliseconds. wagmi's own limit is 10 ms, which a busy
 * page misses; a parent that is no Safe never answers, so there has to be one. */
export const handshakeTimeout = 3_000

/** Whether this page runs in somebody's frame. False on the server. It says nothing about who the parent is. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
