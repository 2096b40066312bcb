import type { Chain } from './chain'
export async function seedWorld(_chain: Chain) {}
