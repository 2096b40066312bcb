const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

// The global styles stay for good; a page's own carry its address, by which Next's client finds them again when the
// visitor moves on to another page and back.
function styleTag(tag, css) {
  const href = attribute(tag, 'href')
  const mark = /\bdata-n-g\b/.test(tag) ? 'data-n-g=""' : `data-n-href="${href}"`
  return `<style ${mark}>${css}</style>`
}

/**
 * A prerendered page with its style sheets in it, which saves the round trip before the first paint. `readStyles` gives
 * the text of a `static/…` file. The bundler's list of the page's chunks no longer names them, or it would load them.
 */
export function inlineStyles(html, readStyles) {
  const inlined = []
  const styled = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (tag) => {
    const file = attribute(tag, 'href')?.replace(/^\/_next\//, '')
    if (!file?.startsWith('static/') || / disabled\b/.test(tag)) return tag
    const css = findInlineText(readStyles(file))
    if (css === undefined) return tag
    inlined.push(file)
    return styleTag(tag, css)
  })
  return inlined.reduce((page, file) => {
    const preload = new RegExp(`<link rel="preload" href="/_next/${escapeText(file)}" as="style"[^>]*>`, 'g')
    const listed = new RegExp(`,"${escapeText(file)}"|"${escapeText(file)}",?`, 'g')
    return page.replace(preload, '').replace(listed, '')
  }, styled)
}

/**
 * The page with the styles of its screen in it, of which each file would cost a request before the scripts. The switched
 * off link to a file loads nothing, and tells the bundler's runtime that it is there. Again does nothing.
 */
export function addScreenStyles(html, files, readStyles) {
  const missing = files.filter((file) => file.endsWith('.css') && !html.includes(`/_next/${file}"`))
  const tags = missing.flatMap((file) => {
    const css = findInlineText(readStyles(file))
    return css === undefined ? [] : `<style>${css}</style><link rel="stylesheet" href="/_next/${file}" disabled=""/>`
  })
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Undefined where relative addresses would be read from the page's own place, or a word would end the element. */
function findInlineText(css) {
  if (/url\((?!["']?(data:|https?:|\/|#))/.test(css) || css.includes('</style')) return undefined
  return css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim()
}

function escapeText(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
