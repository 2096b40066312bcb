// Prints what large Safes cost in the browser: time, longest task, slowest input and heap, of the site under test in front of
// a devnet, where a made-up service lists what no chain could be given in time:
//   node --import tsx bench/size-bench.ts [--rows 10000] [--n 1] [--skip-build]
//     [--only history|queue|checking|screens|batch|owners|signers|safes|tokens]
import { parseArgs } from 'node:util'
import { findProblem } from './run/builds'
import { openLargeSafes } from './size/openLargeSafes'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    n: { type: 'string', default: '1' },
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
  },
})
const problem = await findProblem('site under test', options['skip-build'])
if (problem) throw problem
const { failed } = await openLargeSafes({ rows: Number(options.rows), n: Number(options.n), only: options.only })
process.exit(failed.length > 0 ? 1 : 0)
