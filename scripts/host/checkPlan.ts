import { type Address, BaseError, HttpRequestError, parseAbi, TimeoutError } from 'viem'
import { assertPortFree, PortInUseError } from '@/devnet/ports'
import { createGatewayClient } from '@/gateway/chain/client'
import { reasonOf } from '@/gateway/chain/reasonOf'
import { checkNodes } from '@/gateway/startConfigured'
import { AppError } from '@/lib/errors'
import type { HostPlan } from './readPlan'
import * as words from './words'

const safeAbi = parseAbi(['function getThreshold() view returns (uint256)', 'function VERSION() view returns (string)'])

/** Finds what would keep it from working, before anything is built. Throws it in a sentence. */
export async function checkPlan({ ports, gateway, origin }: HostPlan): Promise<void> {
  await checkPort(ports.site, 'PORT')
  await checkPort(ports.gateway, 'GATEWAY_PORT')
  await checkNodes(gateway, (_, event, { reason } = {}) => console.error(reason ?? event))
  for (const { rpc, safes, shortName, id } of gateway.chains) {
    const [shown = ''] = rpc
    await checkAccess(shown, origin)
    for (const safe of safes) await checkSafe(rpc, safe, `${shortName ?? id}:${safe}`)
  }
}

async function checkPort(port: number, name: string) {
  try {
    await assertPortFree(port)
  } catch (error) {
    if (error instanceof PortInUseError) throw new AppError(words.portTaken(error.message, name, port))
    throw error
  }
}

/** Browsers ask the node themselves, and first whether they may. */
async function checkAccess(url: string, origin: string) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const answer = await fetch(url, { method: 'OPTIONS', headers }).catch(() => undefined)
  const allowed = answer?.headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== origin) throw new AppError(words.refusesPages(new URL(url).host, origin))
}

async function checkSafe(rpc: readonly string[], address: Address, name: string) {
  const client = createGatewayClient(rpc)
  const contract = { address, abi: safeAbi }
  try {
    if (!(await client.getCode({ address }))) throw new AppError(words.noContract(name))
    await client.readContract({ ...contract, functionName: 'getThreshold' })
    await client.readContract({ ...contract, functionName: 'VERSION' })
  } catch (error) {
    if (error instanceof AppError) throw error
    const isSilent = error instanceof BaseError && error.walk(isNoAnswer) !== null
    throw new AppError(isSilent ? words.unreadSafe(name, reasonOf(error)) : words.noSafe(name))
  }
}

const isNoAnswer = (error: unknown) => error instanceof HttpRequestError || error instanceof TimeoutError
