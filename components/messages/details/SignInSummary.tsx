import { VisibleText } from '@/components/chain/VisibleText'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/notice/Notice'
import { TextLines } from '@/components/ui/TextLines'
import type { SignIn } from './readSignIn'
import * as words from './words'

type SignInSummaryProps = { signIn: SignIn }

/** That a text signs in somewhere, and where: whoever holds the signature is let in there as the Safe. */
export function SignInSummary({ signIn: { domain, uri, statement, warnings } }: SignInSummaryProps) {
  return (
    <>
      <Notice tone="warning" title={words.signsIn}>
        {words.signInHint(domain)}
      </Notice>
      {warnings.length > 0 && (
        <Notice tone="error" title={words.signInFaults}>
          <TextLines texts={warnings} as="p" />
        </Notice>
      )}
      <Facts>
        <Fact term={words.site}>
          <strong>{domain}</strong>
        </Fact>
        <Fact term={words.requestAddress}>
          <VisibleText text={uri} />
        </Fact>
        {statement && (
          <Fact term={words.statement}>
            <VisibleText text={statement} />
          </Fact>
        )}
      </Facts>
    </>
  )
}
