import dynamic from 'next/dynamic'
import { type ReactNode, useEffect } from 'react'
import { AccountWarning } from '@/components/chain/AccountWarning'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import { attempt } from '@/lib/attempt'
import { chainName } from '@/lib/config/chainName'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import { parseSafeLink } from '@/lib/safe-view/safeFromLink'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useSafeView } from '@/lib/safe-view/useSafeView'
import { useUntoldSafe } from '@/lib/safe-view/useUntoldSafe'
import { rememberSafe } from '@/lib/safe-view/viewedSafes'
import { useActNews } from '@/lib/signing/unfinished/useActNews'
import { browserStorage } from '@/lib/storage/browserStorage'
import { NotCreatedSafe } from './NotCreatedSafe'
import { PageSkeleton } from './PageSkeleton'
import { SafeTitle } from './SafeTitle'
import { SourceNotice } from './SourceNotice'
import * as words from './words'

const FindSafeForm = dynamic(
  () => import('@/components/safe/list/FindSafeForm').then((module) => module.FindSafeForm),
  {
    ssr: false,
  },
)

type SafeScreenProps = { link: string; title: string; children: (safe: SafeView) => ReactNode }

/** Loads the Safe that the link names and hands it on; loading, failed and impossible links are drawn here, once. */
export function SafeScreen({ link, title, children }: SafeScreenProps) {
  const ref = attempt(() => parseSafeLink(link))
  if ('problem' in ref) {
    return (
      <>
        <FailureNotice title={link ? words.linkNamesNoSafe : words.noSafeChosen} error={ref.problem} />
        <FindSafeForm />
      </>
    )
  }
  return (
    <>
      <SafeTitle safe={ref} page={title} />
      <LoadedSafe safe={ref}>{children}</LoadedSafe>
    </>
  )
}

function LoadedSafe({ safe: ref, children }: { safe: SafeRef; children: SafeScreenProps['children'] }) {
  const state = useSafeView(ref)
  const reading = useUntoldSafe(ref, state)
  useActNews(appGateway, ref)
  const { safe, chain, service, retry } = state
  const { chainId, address } = ref
  const isKnown = safe !== undefined
  useEffect(() => {
    if (isKnown) rememberSafe(browserStorage, { chainId, address })
  }, [isKnown, chainId, address])

  if (!safe && chain.error instanceof NotASafeError) return <NoSafe safe={ref} error={chain.error} onRetry={retry} />
  if (!safe) {
    const isAsking = chain.phase === 'checking' || service.phase === 'checking'
    return (
      <>
        <SourceStateNotice chainId={chainId} state={chain} onRetry={retry} />
        <SourceStateNotice state={service} />
        {isAsking && <PageSkeleton />}
      </>
    )
  }
  return (
    <>
      <AccountWarning safe={safe} />
      <SourceNotice {...{ safe: ref, state, reading }} />
      {children(safe)}
    </>
  )
}

function NoSafe({ safe, error, onRetry }: { safe: SafeRef; error: NotASafeError; onRetry: () => void }) {
  const title = words.noSafeHere(chainName(safe.chainId, 'sentence'))
  return (
    <>
      {error.reason === 'noCode' ? (
        <NotCreatedSafe safe={safe} onRetry={onRetry} />
      ) : (
        <>
          <FailureNotice title={title} error={error} onRetry={onRetry} />
          <Notice tone="warning">{words.otherContract}</Notice>
        </>
      )}
      <FindSafeForm />
    </>
  )
}
