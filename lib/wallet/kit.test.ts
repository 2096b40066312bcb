import { describe, expect, it, vi } from 'vitest'
import { createKit } from './kit'

function actionsWith(open: { connect?: () => void; account?: () => void; chain?: () => void }) {
  return {
    open: { connect: open.connect, account: open.account, chain: open.chain },
    addRecentTransaction: () => undefined,
  }
}

describe('the wallet kit', () => {
  it('keeps a click that comes before the dialogs, and answers it once', () => {
    const kit = createKit()
    const connect = vi.fn()
    kit.open('connect')
    expect(kit.getState()).toMatchObject({ isWanted: true, pending: 'connect' })
    kit.setActions(actionsWith({ connect }))
    kit.setActions(actionsWith({ connect }))
    expect(connect).toHaveBeenCalledTimes(1)
    expect(kit.getState().pending).toBeUndefined()
  })

  it('waits while the dialog cannot open yet', () => {
    const kit = createKit()
    const account = vi.fn()
    kit.open('account')
    kit.setActions(actionsWith({}))
    expect(kit.getState().pending).toBe('account')
    kit.setActions(actionsWith({ account }))
    expect(account).toHaveBeenCalledTimes(1)
  })

  it('opens at once when the dialogs are there', () => {
    const kit = createKit()
    const chain = vi.fn()
    kit.setActions(actionsWith({ chain }))
    kit.open('chain')
    expect(chain).toHaveBeenCalledTimes(1)
  })

  it('says that loading failed, and lets the next click try again', () => {
    const kit = createKit()
    kit.open('connect')
    kit.fail()
    expect(kit.getState()).toMatchObject({ isWanted: false, pending: undefined, hasFailed: true })
    kit.open('connect')
    expect(kit.getState()).toMatchObject({ isWanted: true, hasFailed: false })
  })

  it('stays silent when loading ahead of time fails and nobody waits', () => {
    const kit = createKit()
    kit.wake()
    kit.fail()
    expect(kit.getState()).toMatchObject({ isWanted: false, hasFailed: false })
  })
})
