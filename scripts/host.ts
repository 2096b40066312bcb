// Runs the site and a gateway over one's own node, for one's own Safe, until it is told to stop.
import { readPorts } from '@/devnet/environment'
import { AppError } from '@/lib/errors'
import { checkPlan } from './host/checkPlan'
import { findStarts } from './host/findStart'
import { readPlan } from './host/readPlan'
import { runParts } from './host/runParts'
import { startHosted } from './host/startHosted'
import * as words from './host/words'
import { readArguments } from './runCommand'

const several = { type: 'string', multiple: true } as const
const start = { rpc: several, safe: several, 'from-block': several } as const
const options = { ...start, data: { type: 'string' }, help: { type: 'boolean' } } as const

await runParts(
  async (onPart) => {
    const { values, positionals } = readArguments(options, words.usage)
    if (values.help) {
      console.log(words.usage)
      process.exit()
    }
    const [surplus] = positionals
    if (surplus !== undefined) throw new AppError(`${words.surplus(surplus)}\n${words.usage}`)
    const { rpc = [], safe = [], 'from-block': fromBlock = [], data = '.host' } = values
    const typed = readPlan({ rpc, safe, fromBlock, data, ports: readPorts() })
    await checkPlan(typed)
    const { plan, said } = await findStarts(typed)
    for (const sentence of [...said, words.preparing]) console.log(sentence)
    console.log(await startHosted(plan, process.env.NEXT_DIST_DIR ?? '.next-host', onPart))
  },
  {
    endedByItself: words.endedByItself,
    explain: (error) => (error instanceof Error ? error.message : String(error)),
  },
)
