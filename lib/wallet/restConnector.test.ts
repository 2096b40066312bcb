// @vitest-environment jsdom
import { numberToHex, UserRejectedRequestError } from 'viem'
import { anvil } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import { restConnector } from './restConnector'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** wagmi with one wallet that answers a request for accounts as told; counts how often `setup` ran. */
function configWith(answerAccounts: () => unknown) {
  let setups = 0
  const answers: Record<string, () => unknown> = {
    eth_requestAccounts: answerAccounts,
    eth_accounts: answerAccounts,
    wallet_requestPermissions: () => {
      throw Object.assign(new Error('not here'), { code: -32601 })
    },
    eth_chainId: () => numberToHex(anvil.id),
  }
  const provider = {
    request: async ({ method }: { method: string }) => answers[method]?.(),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const wallet = injected({ target: { id: 'test', name: 'Test', provider: provider as never } })
  const setup = async () => {
    setups += 1
  }
  const create = restConnector((config) => Object.assign(wallet(config), { setup }))
  const config = createConfig({
    chains: [anvil],
    transports: { [anvil.id]: http() },
    connectors: [create],
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return { config, connector, countSetups: () => setups }
}

describe('restConnector', () => {
  it('connects through the wallet it wraps, and never runs the setup that would wake it', async () => {
    const { config, connector, countSetups } = configWith(() => [account])
    expect((await connect(config, { connector })).accounts).toEqual([account])
    expect(countSetups()).toBe(0)
  })

  it('refuses a wallet that shares no account', async () => {
    const { config, connector } = configWith(() => [])
    await expect(connect(config, { connector })).rejects.toThrow(UserRejectedRequestError)
    expect(config.state.status).toBe('disconnected')
  })

  it('says in the specified words that there is no provider, and that a chain is not on the connector', async () => {
    const create = restConnector(injected({ target: () => ({ id: 'none', name: 'None', provider: () => undefined }) }))
    const empty = createConfig({
      ...{ chains: [anvil], transports: { [anvil.id]: http() }, connectors: [create], storage: null },
    })
    const [none] = empty.connectors
    if (!none) throw new Error('no connector')
    await expect(connect(empty, { connector: none })).rejects.toThrow(/^provider is required\.$/)
    const { config, connector } = configWith(() => [account])
    await connect(config, { connector })
    await expect(connector.switchChain?.({ chainId: 5 })).rejects.toThrow(/^chain not found on connector\.$/)
  })

  it('passes the wallet’s own refusal on', async () => {
    const { config, connector } = configWith(() => {
      throw Object.assign(new Error('no'), { code: 4001 })
    })
    await expect(connect(config, { connector })).rejects.toThrow(UserRejectedRequestError)
  })
})
