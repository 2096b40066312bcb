import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Connector, useConnect } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { TopNotice } from '@/components/ui/notice/TopNotice'
import { describeError } from '@/lib/errors'
import { onMutation } from './failedMutation'
import * as words from './words'

type Failure = { connector: Connector; reason: string }

/**
 * RainbowKit's list of wallets for phones says nothing of a connection that failed, where its dialog for larger screens
 * shows RETRY: this says so, above that list.
 */
export function ConnectNotice() {
  const queryClient = useQueryClient()
  const { connect } = useConnect()
  const [failure, setFailure] = useState<Failure>()

  useEffect(
    () =>
      onMutation(queryClient, 'connect', ({ state }) => {
        const connector = connectorOf(state.variables)
        const isFailed = state.status === 'error' && connector && isPhone()
        setFailure(isFailed ? { connector, reason: describeError(state.error) } : undefined)
      }),
    [queryClient],
  )
  if (!failure) return null
  return (
    <TopNotice title={words.notConnected(failure.connector.name)}>
      <p>{failure.reason}</p>
      <Button variant="primary" onClick={() => connect({ connector: failure.connector })}>
        {words.retry}
      </Button>
      <Button variant="quiet" onClick={() => setFailure(undefined)}>
        {words.dismiss}
      </Button>
    </TopNotice>
  )
}

function connectorOf(variables: unknown): Connector | undefined {
  if (typeof variables !== 'object' || variables === null || !('connector' in variables)) return undefined
  const { connector } = variables
  // A connector that wagmi has set up, not the function that makes one.
  return typeof connector === 'object' && connector !== null && 'uid' in connector
    ? (connector as Connector)
    : undefined
}

/** As RainbowKit tells them. */
function isPhone(): boolean {
  return /android|iPhone|iPod|iPad/i.test(navigator.userAgent)
}
