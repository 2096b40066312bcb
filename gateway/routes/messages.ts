import { acceptMessage, acceptMessageSignature } from '../accept/acceptMessage'
import { dataFailure, notFound } from '../http/failure'
import { parseHash } from '../http/input'
import { pageLinks, parseCursor } from '../http/paging'
import { type ChainCall, chainRoute, type Route, safeRoute } from '../http/router'
import { utcDayStart, withDateLabels } from '../view/dateLabels'
import { describeMessage } from '../view/messageItem'
import { nameNotTaken } from '../view/sources'

export const messageRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/messages', async ({ chain, safe, query, url }) => {
    await chain.federated?.readMessages(safe)
    const window = parseCursor(query)
    const info = await chain.safes.read(safe)
    // One message before the page tells whether its first day needs a label.
    const lead = window.offset > 0 ? 1 : 0
    const read = await chain.messages.list(safe, window.limit + lead, window.offset - lead)
    const page = read.slice(lead)
    const items = await Promise.all(page.map((message) => describeMessage(chain, info, message)))
    const dated = items.map((item) => ({ timestamp: item.creationTimestamp, item: { type: 'MESSAGE', ...item } }))
    const results = withDateLabels(dated, utcDayStart, lead > 0 ? read[0]?.createdAt : undefined)
    const count = await chain.messages.count(safe)
    return {
      body: {
        count,
        ...pageLinks(url, window, window.offset + window.limit < count),
        results,
        ...nameNotTaken(chain, 'message', safe),
      },
    }
  }),
  chainRoute('GET', '/v1/chains/:chainId/messages/:hash', async (call) => {
    await call.chain.federated?.readMessage(parseHash(call.params.hash, ['messageHash']))
    const { stored, info } = await findMessage(call)
    return { body: await describeMessage(call.chain, info, stored) }
  }),
  safeRoute('POST', '/v1/chains/:chainId/safes/:safe/messages', async ({ chain, safe, body }) => {
    const { isNew } = await acceptMessage(chain, safe, body)
    if (!isNew) throw dataFailure(400, 'This message has been proposed already')
    return { status: 202, body: undefined }
  }),
  chainRoute('POST', '/v1/chains/:chainId/messages/:hash/signatures', async (call) => {
    const { stored } = await findMessage(call)
    const { owner, isNew } = await acceptMessageSignature(call.chain, stored, call.body)
    if (!isNew) throw dataFailure(400, `${owner} has signed this message already`)
    return { body: undefined }
  }),
]

async function findMessage({ chain, params }: ChainCall) {
  const stored = await chain.messages.find(parseHash(params.hash, ['messageHash']))
  if (!stored || !chain.index.findSafe(stored.safe)) throw notFound('There is no message with that hash')
  return { stored, info: await chain.safes.read(stored.safe) }
}
