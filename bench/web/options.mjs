import { profiles } from './profiles.mjs'

const help = `usage: web-bench.mjs label=url label=url... [options]
  --n N            cold loads per target (default 5)
  --profile P      none | cpu4 | fast4g | slow4g (default slow4g); fast4g and slow4g include 4x CPU
  --cpu R          override the CPU slow-down rate
  --path P         page to load (default /)
  --pages A,B      pages for the byte count only (default: --path)
  --button RE      text of the button, as a case-insensitive pattern (default ^connect( wallet)?$)
  --dialog SEL     CSS selector of the open dialog (default [role=dialog],[role=alertdialog],dialog[open])
  --mobile         390x844 touch viewport instead of 1280x800
  --no-dialog      never click
  --no-eager       skip the second load of each round, in which an impatient visitor clicks
                   the button as soon as it shows and again while nothing is open
  --shadow         look into shadow roots too (web-component kits)
  --quiet-ms MS    network and long-task silence that ends a load (default 1500)
  --max-ms MS      longest wait for one load (default 45000), --eager-ms MS (25000)
  --api PATH       also measure requests/s of PATH (GET); label=PATH for one target only
  --api-seconds S  (default 4), --api-conns C (default 8)
  --pid label=PID  also report resident memory and CPU time per request of that server's process
                   tree (repeatable); CPU time per request is the figure that other load disturbs least
  --chromium PATH  browser binary (default $CHROMIUM, else chromium on the usual paths)
  --json FILE      write every sample
  --bytes-only     no browser, only the byte count`

const defaults = {
  n: 5,
  profile: 'slow4g',
  path: '/',
  button: '^connect( wallet)?$',
  dialog: '[role=dialog],[role=alertdialog],dialog[open]',
  quietMs: 1500,
  maxMs: 45000,
  eagerMs: 25000,
  eager: true,
  apiSeconds: 4,
  apiConns: 8,
}

const numbers = ['n', 'cpu', 'quiet-ms', 'max-ms', 'eager-ms', 'api-seconds', 'api-conns']
const texts = ['profile', 'path', 'button', 'dialog', 'chromium', 'json']
const flags = ['mobile', 'shadow', 'no-dialog', 'bytes-only']

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

function fail(message) {
  console.error(`${message}\n${help}`)
  process.exit(2)
}

function parseTarget(argument) {
  const cut = argument.indexOf('=')
  const target = { label: argument.slice(0, cut), url: argument.slice(cut + 1).replace(/\/$/, '') }
  const { hostname } = new URL(target.url)
  if (!/^(127\.|localhost$|\[::1\]$)/.test(hostname)) fail(`only loopback targets are allowed, not ${hostname}`)
  return target
}

/** Options of the command line, with `targets`, the server pids by label and the chosen profile's rates. */
export function parseOptions(argv) {
  const options = { ...defaults, targets: [], pids: {}, apis: {} }
  const rest = [...argv]
  while (rest.length > 0) {
    const argument = rest.shift()
    const name = argument.replace(/^--/, '')
    if (name === 'help' || argument === '-h') {
      console.log(help)
      process.exit(0)
    } else if (numbers.includes(name)) options[camelCase(name)] = Number(rest.shift())
    else if (texts.includes(name)) options[name] = rest.shift()
    else if (flags.includes(name)) options[camelCase(name)] = true
    else if (name === 'no-eager') options.eager = false
    else if (name === 'pages') options.pages = rest.shift().split(',')
    else if (name === 'api') {
      const [first, second] = rest.shift().split('=')
      options.apis[second ? first : '*'] = second ?? first
    } else if (name === 'pid') {
      const [label, pid] = rest.shift().split('=')
      options.pids[label] = Number(pid)
    } else if (/^[^=-][^=]*=https?:\/\//.test(argument)) options.targets.push(parseTarget(argument))
    else fail(`unknown argument: ${argument}`)
  }
  if (options.targets.length === 0) fail('no target given')
  const profile = profiles[options.profile]
  if (!profile) fail(`unknown profile ${options.profile}`)
  return { ...options, net: profile.net, cpu: options.cpu ?? profile.cpu, pages: options.pages ?? [options.path] }
}
