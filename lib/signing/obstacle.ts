import { AppError } from '@/lib/errors'
import type { Phase } from '@/lib/query/sourceState'
import type { AccountTrust } from '@/lib/safe-view/useAccountTrust'
import { obstacles } from './words'

type Words = typeof obstacles
type Obstacles = {
  [Code in keyof Words]: { code: Code } & (Words[Code] extends (values: infer Values) => string ? Values : unknown)
}

/** Why something cannot be signed or sent now, as a code with its values. */
export type Obstacle = Obstacles[keyof Obstacles]

/** The sentence that a person reads for an obstacle. */
export function sayObstacle<Code extends keyof Words>(obstacle: { code: Code } & Obstacle): string {
  const words: string | ((values: never) => string) = obstacles[obstacle.code]
  // The type of an obstacle ties its values to its code.
  return typeof words === 'string' ? words : words(obstacle as never)
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
