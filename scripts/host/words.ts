import { basename } from 'node:path'

/** What only this command says. */
export const usage = `Usage: npm run host -- --rpc ID=URL [--rpc ID=URL …] [--safe PREFIX:0x… …] [--from-block ID=N …] [--data FOLDER]

Runs this site and a gateway of its own over your node, for this machine: nobody else's service is asked.

  --rpc ID=URL      a network by its number, and the address of your node; again for each network, or for a second node
                    of one, which then have to agree
  --safe PREFIX:0x… your Safe, as eth:0x… or 1:0x…; again for each. Others are added when somebody opens them
  --from-block ID=N the block from which a network is read. Unless it is said it is the one in which the first of your
                    Safes was created, where the node still has the states of old blocks, and else 0
  --data FOLDER     where the records are kept: .host in this clone unless it is said

Ports: PORT for the site (3000) and GATEWAY_PORT (8787). Languages: LANGUAGES (en). Ctrl-C stops both.`

export const noRpc = 'Say where your node is: --rpc 1=https://…'
export const badRpc = (text: string) =>
  `“${text}” is no node: --rpc takes the number of a network, = and an address, as 1=http://127.0.0.1:8545.`
export const badBlock = (text: string) =>
  `“${text}” is no block: --from-block takes the number of a network that --rpc names, = and a block, as 1=17000000.`
export const surplus = (text: string) => `“${text}” means nothing here.`

export const refusesPages = (host: string, origin: string) =>
  `The node at ${host} does not let pages of ${origin} ask it, and the site would show nothing of the network. Allow that origin there (CORS; in Geth --http.corsdomain ${origin}) and start again.`
export const noContract = (safe: string) => `There is no Safe at ${safe}: no contract has that address on this network.`
export const noSafe = (safe: string) => `There is no Safe at ${safe}: the contract there is another.`
export const unreadSafe = (safe: string, reason: string) => `The node does not tell what is at ${safe}: ${reason}`

export const portTaken = (message: string, name: string, port: number) =>
  `${message}: choose another with ${name}, for example ${name}=${port + 1}`

export const readFrom = (network: string, block: number) => `${network} is read from block ${block} on.`
export const readFromCreation = (network: string, id: number, block: number) =>
  `${network} is read from block ${block} on, in which the first of your Safes was created. Of Safes that are older, and of tokens that were sent before, nothing is known: --from-block ${id}=N begins earlier.`
export const readWhole = (network: string, id: number) =>
  `${network} is read from its first block on, which may take hours: --from-block ${id}=N names a later one to begin at, no later than your Safe’s creation.`

export const preparing = 'Preparing the site. With other settings or sources than the last time this takes a minute…'
export const endedByItself = 'The site or the gateway ended by itself, so the rest is stopped.'

type Started = { origin: string; gateway: string; pages: string[]; folder: string }

export function started({ origin, gateway, pages, folder }: Started): string {
  const list =
    pages.length > 0
      ? `\n  Your Safe${pages.length > 1 ? 's' : ''}\n${pages.map((page) => `    ${page}`).join('\n')}\n`
      : ''
  return `
  Countersign is ready:  ${origin}
${list}
  Gateway  ${gateway}, which reads the history now; ${gateway}/health tells how far
  Records  ${folder}: what owners propose and sign is nowhere else, so copy ${basename(folder)} now and then

  Ctrl-C stops both.
`
}
