import type { IncomingMessage, ServerResponse } from 'node:http'
import { BaseError } from 'viem'
import { StoreError } from '../store/storeError'
import { dataFailure, Failure } from './failure'
import { packText } from './pack'
import type { Answer } from './router'

export const allowedMethods = 'GET, POST, DELETE, OPTIONS'

const plainText = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }

/** Any page may read the gateway, as with the hosted one; it knows no cookies. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, Known-To-Block, Newest-Block, Prices-As-Of',
  'Cache-Control': 'no-store',
}

export async function sendAnswer(response: ServerResponse, { status = 200, body, headers = {}, text = '' }: Answer) {
  if (body === undefined) return send(response, status, { ...(text ? plainText : {}), ...headers }, text)
  // Lists of transactions are large, and shrink to a fifth.
  const packed = await packText(JSON.stringify(body), response.req.headers['accept-encoding'])
  send(response, status, { ...headers, ...packed.headers }, packed.content)
}

export function sendFailure(response: ServerResponse, error: unknown) {
  const { status, headers, body } = toFailure(error)
  send(response, status, headers, JSON.stringify(body))
}

/** Preflight: the headers that the caller wants to send are all fine. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse) {
  response.writeHead(204, {
    ...openHeaders,
    'Access-Control-Allow-Methods': allowedMethods,
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? 'Content-Type',
    'Access-Control-Max-Age': '600',
    Vary: 'Access-Control-Request-Headers',
  })
  response.end()
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, text: string | Buffer) {
  if (response.headersSent || response.destroyed) return
  const content = text === '' ? {} : { 'Content-Type': 'application/json; charset=utf-8' }
  response.writeHead(status, {
    ...{ ...openHeaders, ...content, ...headers },
    'Content-Length': String(Buffer.byteLength(text)),
  })
  response.end(text)
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof BaseError) return dataFailure(503, `The chain did not answer: ${error.shortMessage}`)
  if (error instanceof StoreError)
    return dataFailure(503, 'The records cannot be reached, so nothing is read or kept now')
  return dataFailure(500, 'Something went wrong inside the gateway')
}
