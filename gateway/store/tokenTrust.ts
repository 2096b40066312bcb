import type { Address } from 'viem'
import type { Store } from './database'

/** Which tokens of one chain are trusted. A token that nobody has marked is. */
export class TokenTrust {
  private readonly mark
  private readonly find

  constructor(
    store: Store,
    private readonly chainId: number,
    private readonly spamTokens: readonly Address[],
  ) {
    this.mark = store.prepare(
      'INSERT INTO token_trust VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET is_trusted = excluded.is_trusted',
    )
    this.find = store.prepare('SELECT is_trusted FROM token_trust WHERE chain_id = ? AND token = ?')
  }

  isTrusted(token: Address) {
    const row = this.find.get(this.chainId, token) as { is_trusted: number } | undefined
    return row ? row.is_trusted === 1 : !this.spamTokens.includes(token)
  }

  set(token: Address, isTrusted: boolean) {
    this.mark.run(this.chainId, token, isTrusted ? 1 : 0)
  }
}
