/** Whether this page runs in somebody's frame. False on the server. It says nothing about who the parent is. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
