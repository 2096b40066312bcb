import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { buildProposal } from '@/devnet/gateway/seedGateway'
import { startGateway } from '@/gateway/server'
import { ask, type Proof, post, startProof } from './proof'
import { refusalsOf } from './refusal'

const [alice] = owners
const [dave] = recipients

let proof: Proof
let safe: Proof['world']['nested']
let proposeUrl: string
beforeAll(async () => {
  proof = await startProof()
  safe = proof.world.shared['1.4.1']
  proposeUrl = `${proof.base}/transactions/${safe.address}/propose`
})
afterAll(() => proof.stop())

const expectRefusal = refusalsOf(() => proof)

/** The bytes as they came: `fetch` unpacks them. */
async function askRaw(url: string, encoding: string) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')
  return { body: Buffer.concat(await response.toArray()), headers: response.headers }
}

describe('the HTTP layer', () => {
  test('a body of 2 MB is refused, and the gateway goes on', async () => {
    const body = JSON.stringify({ data: `0x${'00'.repeat(1_000_000)}` })
    await expectRefusal(() => post(proposeUrl, body), 413, 'larger than 1 MB')
    expect((await ask(`${proof.url}/v1/chains`)).status).toBe(200)
  })

  test('other methods are not served', async () => {
    for (const method of ['PUT', 'PATCH'])
      await expectRefusal(() => ask(proposeUrl, { method }), 405, `${method} is not served`)
    await expectRefusal(() => post(`${proof.url}/v1/chains`, {}), 404, 'Cannot POST /v1/chains')
  })

  test('a connection is kept for longer than a reverse proxy keeps it', async () => {
    const { headers } = await fetch(`${proof.url}/v1/chains`)
    expect(headers.get('keep-alive')).toBe('timeout=65')
  })

  test('a page of any origin may read and write', async () => {
    const preflight = await fetch(proposeUrl, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://site.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    for (const path of ['/v1/chains', '/v1/nothing']) {
      expect((await fetch(proof.url + path)).headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('an answer goes packed to whoever takes it so, and says the same', async () => {
    const askAs = async (encoding: string) => {
      const { body, headers } = await askRaw(`${proof.base}/safes/${safe.address}/transactions/history`, encoding)
      return { bytes: body.byteLength, body, headers }
    }
    const plain = await askAs('identity')
    const packed = await askAs('br, gzip;q=0.8')
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.headers).toMatchObject({ 'content-length': `${packed.bytes}` })
    expect(JSON.parse(`${gunzipSync(packed.body)}`)).toEqual(JSON.parse(`${plain.body}`))
    expect(packed.bytes).toBeLessThan(plain.bytes / 3)
    expect((await askAs('gzip;q=0')).headers).not.toHaveProperty('content-encoding')
  })

  test('requests that no client would send do not end it', async () => {
    const { hostname, port } = new URL(proof.url)
    const raws = [
      'GET //evil.example/v1 HTTP/1.1\r\nHost: a b\r\n\r\n',
      'NONSENSE\r\n\r\n',
      'GET http://x/v1/chains HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /v1/chains/31337/data-decoder HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
    ]
    for (const raw of raws) {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.write(raw)
      socket.end()
      socket.resume()
      await once(socket, 'close')
    }
    expect((await ask(`${proof.url}/v1/chains`)).status).toBe(200)
  })

  test('a node that does not answer is said to be away, not the Safe', async () => {
    const silent = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const rpcUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const gateway = await startGateway({ chains: [{ rpcUrl, chainId: 31337 }] })
    try {
      const { status, body } = await ask(`${gateway.url}/v1/chains/31337/safes/${safe.address}`)
      expect([status, body]).toEqual([503, { code: 503, message: expect.stringContaining('The chain did not answer') }])
    } finally {
      await gateway.stop()
      silent.close()
    }
  })
})

describe('the three errors of the specification, as the published SDK reads them', () => {
  beforeAll(() => sdk.setBaseUrl(proof.url))

  test('code and message, the status text, and a body that is no JSON', async () => {
    await expect(sdk.getSafeInfo('31337', zeroAddress)).rejects.toThrow(/^404: There is no Safe at 0x/)
    await expect(sdk.getSafeInfo('31337', '0x12')).rejects.toThrow('custom: Invalid address')
    const { signature: _, ...proposal } = await buildProposal(proof.chain, safe, { to: dave.address, nonce: 0n }, alice)
    const body = { ...proposal, origin: undefined }
    await expect(sdk.proposeTransaction('31337', safe.address, body)).rejects.toThrow(/^Unprocessable Entity$/)
  })

  test('a body that is no JSON, as a proxy before the gateway may send', async () => {
    const gateway = await startGateway({
      chains: [{ rpcUrl: proof.chain.url }],
      intercept: (_, response) => {
        response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
        return true
      },
    })
    sdk.setBaseUrl(gateway.url)
    await expect(sdk.getChainsConfig()).rejects.toThrow('Invalid response content: Bad Gateway')
    await gateway.stop()
    sdk.setBaseUrl(proof.url)
  })
})
