import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { type Chain, startChain } from '@/devnet/chain'
import { restConnector } from './restConnector'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let chain: Chain

beforeAll(async () => {
  chain = await startChain()
})

afterAll(() => chain.stop())

function configWith(...parameters: Parameters<typeof mock>) {
  const setup = vi.fn()
  const create = restConnector((config) => Object.assign(mock(...parameters)(config), { setup }))
  const config = createConfig({ chains: [anvil], transports: { [anvil.id]: http(chain.url) }, connectors: [create] })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return { config, connector, setup }
}

describe('restConnector', () => {
  it('connects through the wallet it wraps', async () => {
    const { config, connector } = configWith({ accounts: [account] })
    expect((await connect(config, { connector })).accounts).toEqual([account])
  })

  it('never runs the setup that would wake the wallet', () => {
    expect(configWith({ accounts: [account] }).setup).not.toHaveBeenCalled()
  })

  it('refuses a wallet that shares no account', async () => {
    const { config, connector } = configWith({ accounts: [] as unknown as [typeof account] })
    await expect(connect(config, { connector })).rejects.toThrow('User rejected the request')
    expect(config.state.status).toBe('disconnected')
  })

  it('passes the wallet’s own refusal on', async () => {
    const { config, connector } = configWith({ accounts: [account], features: { connectError: true } })
    await expect(connect(config, { connector })).rejects.toThrow('Failed to connect')
  })
})
