import { AppError } from '@/lib/errors'
import { type Coded, say } from '@/lib/format/coded'
import type { Phase } from '@/lib/query/sourceState'
import type { AccountTrust } from '@/lib/safe-view/useAccountTrust'
import { obstacles } from './words'

/** Why something cannot be signed or sent now, as a code with its values. */
export type Obstacle = Coded<typeof obstacles>

/** The sentence that a person reads for an obstacle. */
export function sayObstacle(obstacle: Obstacle): string {
  return say(obstacles, obstacle)
}

/** What a person can do about an obstacle at once. */
export function offerOf(obstacle: Obstacle): 'connect' | 'switchChain' | undefined {
  if (obstacle.code === 'noWallet') return 'connect'
  return obstacle.code === 'otherChain' || obstacle.code === 'walletElsewhere' ? 'switchChain' : undefined
}

/** Without the chain nothing can be checked; while it is being asked, it may still answer. */
export function findSilence(chainPhase: Phase | undefined): Obstacle {
  return { code: chainPhase === 'checking' ? 'checking' : 'chainSilent' }
}

/** Of an account that is no known Safe, or of which that is not known yet: its warning stands at the top of each page. */
export function findDistrust({ mayAct, doubt }: AccountTrust): Obstacle | undefined {
  if (mayAct) return undefined
  return { code: doubt ? 'distrusted' : 'trustUnknown' }
}

/** What was shown is not what is so now: nothing was signed or sent, or nobody is given what was signed. */
export class ObstacleError extends AppError {
  override name = 'ObstacleError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(sayObstacle(obstacle))
    this.obstacle = obstacle
  }
}
