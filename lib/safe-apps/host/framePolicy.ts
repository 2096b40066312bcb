/** The two headers with which a site says who may show it in a frame. */
export type FrameHeaders = { frameOptions: string | undefined; contentSecurityPolicy: string | undefined }

/** The rule of an app that keeps `hostOrigin` from framing it, in the app's own words; undefined when none does. As
 * browsers decide it: `frame-ancestors` goes before X-Frame-Options, and of several policies all must allow. */
export function findFrameRefusal(headers: FrameHeaders, appOrigin: string, hostOrigin: string): string | undefined {
  const rules = ancestorRules(headers.contentSecurityPolicy ?? '')
  if (rules.length > 0) {
    const refusing = rules.find(({ sources }) => !sources.some((source) => isMatch(source, appOrigin, hostOrigin)))
    return refusing && `frame-ancestors ${refusing.sources.join(' ')}`.slice(0, 300)
  }
  const option = headers.frameOptions?.trim().toUpperCase() ?? ''
  const isRefused = option.includes('DENY') || (option.includes('SAMEORIGIN') && appOrigin !== hostOrigin)
  return isRefused ? `X-Frame-Options: ${headers.frameOptions}`.slice(0, 300) : undefined
}

function ancestorRules(policies: string): { sources: string[] }[] {
  return policies.split(',').flatMap((policy) => {
    const directive = policy
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .find(([name]) => name?.toLowerCase() === 'frame-ancestors')
    return directive ? [{ sources: directive.slice(1) }] : []
  })
}

function isMatch(source: string, appOrigin: string, hostOrigin: string): boolean {
  const text = source.toLowerCase()
  const host = new URL(hostOrigin)
  if (text === '*') return true
  if (text === "'self'") return appOrigin === hostOrigin
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return text === host.protocol
  const parts = /^(?:([a-z]+):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text)
  const [, scheme, name = '', port] = parts ?? []
  if (!parts || (scheme !== undefined && `${scheme}:` !== host.protocol)) return false
  const isName = name.startsWith('*.') ? host.hostname.endsWith(name.slice(1)) : name === host.hostname
  const defaultPort = host.protocol === 'https:' ? '443' : '80'
  return isName && (port === '*' || (port ?? defaultPort) === (host.port || defaultPort))
}
