import type { Chain } from './chain'
import { seedHistory } from './history'
import { describeWorld } from './world'

/** Creates the world's Safes with a week of history. Needs a chain whose last block is older than that. */
export async function seedWorld(chain: Chain) {
  const world = describeWorld()
  await seedHistory(chain, world)
  return world
}
