import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** Less goes as quickly as it is. */
const leastBytes = 1_000

type Packed = { content: string | Buffer; headers: Record<string, string> }

/** What is sent of a text to somebody who accepts these encodings: gzip where that is one of them and worth it. */
export async function packText(text: string, accepted = ''): Promise<Packed> {
  const headers = { Vary: 'Accept-Encoding' }
  if (text.length < leastBytes || !acceptsGzip(accepted)) return { content: text, headers }
  return { content: await pack(text), headers: { ...headers, 'Content-Encoding': 'gzip' } }
}

function acceptsGzip(accepted: string): boolean {
  return accepted.split(',').some((part) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part))
}
