import { VisibleText } from '@/components/chain/VisibleText'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import type { SignIn } from './readSignIn'

type SignInSummaryProps = { signIn: SignIn }

/** That a text signs in somewhere, and where: whoever holds the signature is let in there as the Safe. */
export function SignInSummary({ signIn: { domain, uri, statement, warnings } }: SignInSummaryProps) {
  return (
    <>
      <Notice tone="warning" title="This signs in to a site">
        Sign it only if you are signing in to <strong>{domain}</strong> right now: whoever holds the signature is let in
        there as this Safe.
      </Notice>
      {warnings.length > 0 && (
        <Notice tone="error" title="Something is wrong with it">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      <Facts>
        <Fact term="Site">
          <strong>{domain}</strong>
        </Fact>
        <Fact term="Address of the request">
          <VisibleText text={uri} />
        </Fact>
        {statement && (
          <Fact term="Statement">
            <VisibleText text={statement} />
          </Fact>
        )}
      </Facts>
    </>
  )
}
