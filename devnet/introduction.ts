import { owners, recipients, testMnemonic } from './accounts'
import type { DevnetPorts } from './environment'
import { devnetNames } from './names'
import { describeWorld } from './world'

/** What someone who just started the demo wants to know. */
export function introduce({ chain, gateway, apps, site }: DevnetPorts) {
  const { single, shared, nested, undeployed } = describeWorld()
  const safes = [
    ['1 of 1, version 1.4.1: Alice', single['1.4.1']],
    ['2 of 3, version 1.3.0: Alice, Bob, Carol', shared['1.3.0']],
    ['2 of 3, version 1.4.1: Alice, Bob, Carol', shared['1.4.1']],
    ['2 of 3, version 1.5.0: Alice, Bob, Carol', shared['1.5.0']],
    ['2 of 2, owned by Alice and by the Safe 1.4.1', nested],
    ['2 of 2, not deployed yet: Bob, Carol', undeployed],
  ] as const
  return `
  Countersign is ready:  http://localhost:${site}

  Chain 31337  http://127.0.0.1:${chain}
  Gateway      http://127.0.0.1:${gateway}
  Safe Apps    http://127.0.0.1:${apps}

  Accounts, 10000 ETH each at first
${[...owners, ...recipients].map(({ address }) => `    ${address}  ${nameOf(address)}`).join('\n')}

  Safes with a week of history
${safes.map(([text, { address }]) => `    ${address}  ${text}`).join('\n')}

  Try this
    1. Open the page, choose Connect Wallet, then "Devnet account": no wallet extension is needed.
    2. You are Alice: see what needs her. In her panel you become Bob or Carol.
    3. Look at a Safe: http://localhost:${site}/home?safe=dev:${shared['1.4.1'].address}
    4. Run an app in it: http://localhost:${site}/apps?safe=dev:${shared['1.4.1'].address}
    5. With a wallet of your own: add the chain above and import the public test phrase
       "${testMnemonic}".

  Ctrl-C stops everything. The chain starts afresh each time.
`
}

function nameOf(address: string) {
  return devnetNames.find((name) => name.address === address)?.name ?? ''
}
