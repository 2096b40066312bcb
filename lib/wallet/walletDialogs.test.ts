import { describe, expect, it, vi } from 'vitest'
import { createWalletDialogs as create } from './walletDialogs'

/** On a page without our own list of wallets. */
const createWalletDialogs = () => create(() => undefined)

function actionsWith(open: { connect?: () => void; account?: () => void; chain?: () => void }) {
  return {
    open: { connect: open.connect, account: open.account, chain: open.chain },
    addRecentTransaction: () => undefined,
  }
}

describe('the way to the wallet dialogs', () => {
  it('keeps a click that comes before the dialogs, and answers it once', () => {
    const walletDialogs = createWalletDialogs()
    const connect = vi.fn()
    walletDialogs.open('connect')
    expect(walletDialogs.getState()).toMatchObject({ isWanted: true, pending: 'connect' })
    walletDialogs.setActions(actionsWith({ connect }))
    walletDialogs.setActions(actionsWith({ connect }))
    expect(connect).toHaveBeenCalledTimes(1)
    expect(walletDialogs.getState().pending).toBeUndefined()
  })

  it('waits while the dialog cannot open yet', () => {
    const walletDialogs = createWalletDialogs()
    const account = vi.fn()
    walletDialogs.open('account')
    walletDialogs.setActions(actionsWith({}))
    expect(walletDialogs.getState().pending).toBe('account')
    walletDialogs.setActions(actionsWith({ account }))
    expect(account).toHaveBeenCalledTimes(1)
  })

  it('opens at once when the dialogs are there', () => {
    const walletDialogs = createWalletDialogs()
    const chain = vi.fn()
    walletDialogs.setActions(actionsWith({ chain }))
    walletDialogs.open('chain')
    expect(chain).toHaveBeenCalledTimes(1)
  })

  it('says that loading failed, and lets the next click try again', () => {
    const walletDialogs = createWalletDialogs()
    walletDialogs.open('connect')
    walletDialogs.fail()
    expect(walletDialogs.getState()).toMatchObject({ isWanted: false, pending: undefined, hasFailed: true })
    walletDialogs.open('connect')
    expect(walletDialogs.getState()).toMatchObject({ isWanted: true, hasFailed: false })
  })

  it('stays silent when loading ahead of time fails and nobody waits', () => {
    const walletDialogs = createWalletDialogs()
    walletDialogs.wake()
    walletDialogs.fail()
    expect(walletDialogs.getState()).toMatchObject({ isWanted: false, hasFailed: false })
  })
})
