import type { Figure } from '../run/figures'
import { measureCost } from './cost'
import { measureTwoServers } from './twoServers'

export async function measureServer(n: number): Promise<Figure[]> {
  console.log('One server beside the baseline’s …')
  const cost = await measureCost(n)
  console.log('Two servers …')
  return [...cost, ...(await measureTwoServers())]
}
