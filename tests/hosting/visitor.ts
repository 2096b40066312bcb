import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** A `fetch` from an address of one's own: all of 127.0.0.0/8 is this machine. */
export const fetchFrom =
  (localAddress: string) =>
  (url: string, { method, headers, body }: Asked = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, localAddress, family: 4, agent: false }, (answer) => {
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        buffer(answer).then(
          (bytes) => resolve(new Response(new Uint8Array(bytes), { status: answer.statusCode, headers: pairs })),
          reject,
        )
      })
      sent.once('error', reject).end(body)
    })

let count = 0

/** An address that nobody had before. */
export function nextAddress(): string {
  count += 1
  return `127.${1 + Math.floor(count / 60_000)}.${Math.floor(count / 250) % 240}.${1 + (count % 250)}`
}
