/** The `sandbox` of an app's frame. Scripts and its own origin, or it could neither run nor be answered (an opaque
 * origin has no address to answer to); forms, popups that behave like pages of their own, and downloads, because apps
 * use them. Left out: every kind of top navigation, so that an app cannot replace the page around it, and modals, which
 * would block it. Never frame our own origin with this: the frame could take its sandbox off. */
export const frameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The `allow` of an app's frame: writing to the clipboard (copy buttons) and nothing else. */
export const frameAllow = 'clipboard-write'
