import { ConnectButton } from '@rainbow-me/rainbowkit'
import Head from 'next/head'

export default function Index() {
  return (
    <>
      <Head>
        <title>Baseline</title>
      </Head>
      <header>
        <strong>Baseline</strong>
        <ConnectButton />
      </header>
      <main>
        <h1>Wallet connection, put together the usual way</h1>
        <p>
          This page exists to be measured. Its providers are imported statically, in the order the kit documents, with
          the same wallets as the site it is compared with.
        </p>
        <ul>
          <li>Connect a wallet from the list.</li>
          <li>Prove that the account is yours by signing a message.</li>
          <li>See the account, its balance and its chain.</li>
        </ul>
      </main>
    </>
  )
}
