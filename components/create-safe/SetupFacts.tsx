import { AddressLabel } from '@/components/chain/AddressLabel'
import { type Creation, newSafeOf } from '@/components/create-safe/model/creation'
import { findThresholdDoubt } from '@/components/create-safe/model/readOwners'
import { singletonWords } from '@/components/create-safe/model/singletonWords'
import { CopyButton } from '@/components/ui/CopyButton'
import { Fact } from '@/components/ui/Fact'
import { findChain } from '@/lib/config/chain'
import { createSafeCall } from '@/lib/safe/account/createSafe'
import { findDeployment } from '@/lib/safe/account/deployments'
import styles from './createSafe.module.css'

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
        {name && <Fact term="Name">{name}</Fact>}
        <Fact term="Network">{findChain(chainId)?.name ?? `Chain ${chainId}`}</Fact>
        <Fact term="Owners">
          <ol className={styles.list} aria-label="Owners">
            {owners.map((owner) => (
              <li key={owner.address}>
                {owner.name && <strong>{owner.name}</strong>}
                <AddressLabel chainId={chainId} address={owner.address} />
              </li>
            ))}
          </ol>
        </Fact>
        <Fact term="Signatures needed">
          <strong>{`${threshold} of ${owners.length}`}</strong>
          {doubt && <p className={styles.soft}>{doubt}</p>}
        </Fact>
        <Fact term="Version">{version}</Fact>
        <Fact term="Implementation">
          <AddressLabel chainId={chainId} address={singleton} />
          <p className={styles.soft}>{singletonWords[isL2 ? 'singletonL2' : 'singleton']}</p>
        </Fact>
        <Fact term="Fallback handler">
          <AddressLabel chainId={chainId} address={fallbackHandler} />
        </Fact>
        <Fact term="Created by the factory">
          <AddressLabel chainId={chainId} address={proxyFactory} />
        </Fact>
        <Fact term="Modules, guard, first call, payment">None</Fact>
        <Fact term="Salt nonce">{`${saltNonce}`}</Fact>
      </dl>
      <details className={styles.raw}>
        <summary>{`Raw data (${data.length / 2 - 1} bytes)`}</summary>
        <code className={styles.bytes}>{data}</code>
        <CopyButton text={data} label="Copy data" />
      </details>
    </>
  )
}
