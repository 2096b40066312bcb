import { AddressLabel } from '@/components/chain/AddressLabel'
import { type Creation, newSafeOf } from '@/components/create-safe/model/creation'
import { findThresholdDoubt } from '@/components/create-safe/model/readOwners'
import { singletons } from '@/components/create-safe/model/words'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fact } from '@/components/ui/Fact'
import { chainName } from '@/lib/config/chainName'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { findDeployment } from '@/lib/safe/account/deployments'
import styles from './createSafe.module.css'
import * as words from './words'

type SetupFactsProps = { creation: Creation }

/** Everything that the setup of the Safe contains, and the very bytes of the call. */
export function SetupFacts({ creation }: SetupFactsProps) {
  const { chainId, name, owners, threshold, version, saltNonce, singleton, proxyFactory, fallbackHandler } = creation
  const { data } = createSafeCall(newSafeOf(creation))
  const doubt = findThresholdDoubt(threshold, owners.length)
  const isL2 = findDeployment(singleton)?.name === 'singletonL2'
  return (
    <>
      <dl className={styles.facts}>
        {name && <Fact term={words.name}>{name}</Fact>}
        <Fact term={words.network}>{chainName(chainId, 'label')}</Fact>
        <Fact term={words.owners}>
          <ol className={styles.list} aria-label={words.owners}>
            {owners.map((owner) => (
              <li key={owner.address}>
                {owner.name && <strong>{owner.name}</strong>}
                <AddressLabel chainId={chainId} address={owner.address} />
              </li>
            ))}
          </ol>
        </Fact>
        <Fact term={words.signaturesNeeded}>
          <strong>{words.thresholdOf(threshold, owners.length)}</strong>
          {doubt && <p className={styles.soft}>{doubt}</p>}
        </Fact>
        <Fact term={words.version}>{version}</Fact>
        <Fact term={words.implementation}>
          <AddressLabel chainId={chainId} address={singleton} />
          <p className={styles.soft}>{singletons[isL2 ? 'singletonL2' : 'singleton']}</p>
        </Fact>
        <Fact term={words.fallbackHandler}>
          <AddressLabel chainId={chainId} address={fallbackHandler} />
        </Fact>
        <Fact term={words.factory}>
          <AddressLabel chainId={chainId} address={proxyFactory} />
        </Fact>
        <Fact term={words.extras}>{words.none}</Fact>
        <Fact term={words.saltNonce}>{`${saltNonce}`}</Fact>
      </dl>
      <details className={styles.raw}>
        <summary>{words.rawData(data.length / 2 - 1)}</summary>
        <code className={styles.bytes}>{data}</code>
        <CopyButton text={data} label={words.copyData} />
      </details>
    </>
  )
}
