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

  it('passes the wallet’s own refusal on', async () => {
    const { config, connector } = configWith(() => {
      throw Object.assign(new Error('no'), { code: 4001 })
    })
    await expect(connect(config, { connector })).rejects.toThrow(UserRejectedRequestError)
  })
})
