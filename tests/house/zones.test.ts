import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A file of each zone, an import that it may have, and one that it may not: the nearest of those above it.
const zones: [file: string, allowed: string, forbidden: string][] = [
  ['components/ui/Field.tsx', '@/components/ui/Fact', '@/components/verification/CheckList'],
  ['components/verification/CheckList.tsx', '@/components/ui/Fact', '@/components/chain/HashLabel'],
  ['components/chain/HashLabel.tsx', '@/components/verification/CheckList', '@/components/assets/AssetTabs'],
  ['components/assets/AssetTabs.tsx', '@/components/chain/HashLabel', '@/components/safe/list/SafeList'],
  ['components/address-book/EntryDialog.tsx', '@/components/chain/HashLabel', '@/components/safe/list/SafeList'],
  ['components/safe/list/SafeList.tsx', '@/components/assets/AssetTabs', '@/components/messages/list/MessageRow'],
  ['components/messages/list/MessageRow.tsx', '@/components/safe/list/SafeList', '@/components/sign-in/SignedInAs'],
  ['components/sign-in/SignedInAs.tsx', '@/components/messages/list/MessageRow', '@/components/wallet/ConnectButton'],
  ['components/wallet/ConnectButton.tsx', '@/components/sign-in/SignedInAs', '@/components/welcome/AccountPanel'],
  ['components/welcome/AccountPanel.tsx', '@/components/wallet/ConnectButton', '@/components/app/layout/AppLayout'],
  [
    'components/needs-you/NeedGroup.tsx',
    '@/components/transactions/list/QueueRow',
    '@/components/wallet/ConnectButton',
  ],
  [
    'components/transactions/list/QueueRow.tsx',
    '@/components/assets/AssetTabs',
    '@/components/messages/list/MessageRow',
  ],
  ['components/home/HomeHead.tsx', '@/components/transactions/list/QueueRow', '@/components/messages/list/MessageRow'],
  [
    'components/safe-apps/run/AppFrame.tsx',
    '@/components/transactions/list/QueueRow',
    '@/components/guest/GuestScreen',
  ],
  ['components/guest/GuestScreen.tsx', '@/components/sign-in/SignedInAs', '@/components/safe/list/SafeList'],
  ['components/create-safe/WaysOut.tsx', '@/components/safe/list/SafeList', '@/components/transactions/list/QueueRow'],
  ['components/create-safe/OwnerField.tsx', '@/lib/errors', '@/pages/home'],
  ['components/create-safe/Network.tsx', './WaysOut', '../ui/Field'],
  ['lib/errors.ts', 'viem', '@/lib/format/address'],
  ['lib/config/chain.ts', '@/lib/errors', '@/lib/storage/storedList'],
  ['lib/format/address.ts', '@/lib/errors', '@/lib/chain/chainReads'],
  ['lib/storage/storedList.ts', '@/lib/format/address', '@/lib/query/client'],
  ['lib/chain/chainReads.ts', '@/lib/storage/storedList', '@/lib/safe/hash/bytes'],
  ['lib/query/client.ts', '@/lib/storage/storedList', '@/lib/gateway/client/client'],
  ['lib/safe/hash/bytes.ts', '@/lib/format/address', '@/lib/address-book/addressBook'],
  ['lib/gateway/client/client.ts', '@/lib/safe/hash/bytes', '@/lib/verify/verifyDetails'],
  ['lib/address-book/addressBook.ts', '@/lib/storage/storedList', '@/lib/verify/verifyDetails'],
  ['lib/verify/verifyDetails.ts', '@/lib/gateway/client/client', '@/lib/safe-view/safeView'],
  ['lib/drafts/draft.ts', '@/lib/gateway/client/client', '@/lib/signing/message/signAsOwner'],
  ['lib/safe-view/safeView.ts', '@/lib/verify/verifyDetails', '@/lib/signing/message/signAsOwner'],
  ['lib/needs-you/sortQueue.ts', '@/lib/safe-view/safeView', '@/lib/signing/message/signAsOwner'],
  ['lib/signing/message/signAsOwner.ts', '@/lib/safe-view/safeView', '@/lib/wallet/walletDialogs'],
  ['lib/wallet/walletDialogs.ts', '@/lib/gateway/client/client', '@/lib/safe-apps/host/host'],
  ['lib/safe-apps/host/host.ts', '@/lib/wallet/walletDialogs', '@/lib/auth/session'],
  ['lib/auth/session.ts', '@/lib/safe-apps/host/host', '@/components/ui/Field'],
  ['lib/safe/hash/useHash.ts', 'react', '@/devnet/anvil'],
  ['lib/safe/hash/domain.ts', 'viem', 'react'],
  ['lib/routes.ts', 'viem', '@/gateway/server'],
  ['gateway/routes/safes.ts', '../chain/safeInfo', '@/lib/errors'],
  ['gateway/http/body.ts', './failure', '../../devnet/chain'],
  ['lib/auth/server/verifyRoute.ts', 'siwe', '@/pages/home'],
  ['lib/auth/siweText.ts', 'viem', 'siwe'],
  ['lib/auth/adapter.ts', '@rainbow-me/rainbowkit', '@/lib/auth/server/verifyRoute'],
  ['components/wallet/WalletDialogsBridge.tsx', '@rainbow-me/rainbowkit', 'ethers'],
  ['components/wallet/TopNotice.tsx', 'react', '@rainbow-me/rainbowkit'],
  ['pages/home.tsx', '@/components/ui/Field', '@/tests/api/seed'],
  ['pages/api/auth/verify.ts', '@/lib/auth/server/verifyRoute', '@/scripts/demo'],
  ['pages/home.test.tsx', '@/tests/api/seed', './cycle'],
]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zones-'))
  for (const file of ['biome.json', 'zones.grit']) cpSync(file, join(root, file))
})
afterEach(() => rmSync(root, { recursive: true }))

type Diagnostic = { category: string; location: { path: string; start: { line: number } } }

function lint(files: Record<string, string>): Diagnostic[] {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: root, encoding: 'utf8' })
  const report: { diagnostics: Diagnostic[] } = JSON.parse(stdout)
  return report.diagnostics
}

test('each zone refuses what stands above it, and nothing below', () => {
  const both = zones.filter(([file]) => !file.endsWith('.test.tsx'))
  const files = Object.fromEntries(
    zones.map(([file, allowed, forbidden]) => [file, `import '${allowed}'\nimport '${forbidden}'\n`]),
  )
  const refused = lint(files).filter(({ category }) => category === 'plugin')
  const places = refused.map(({ location }) => `${location.path}:${location.start.line}`)
  expect(places.sort()).toEqual(both.map(([file]) => `${file}:2`).sort())
})

test.each([
  ["import type { B } from '@/components/chain/B'\nexport type A = B\n"],
  ["export { B } from '@/components/chain/B'\n"],
  ["export const load = () => import('@/components/chain/B')\n"],
])('an import of any form is refused: %s', (text) => {
  const refused = lint({ 'components/ui/A.tsx': text })
  expect(refused.map(({ category }) => category)).toEqual(['plugin'])
})

test('files that import each other are refused, types alone included', () => {
  const refused = lint({
    'lib/format/one.ts': "import type { Two } from './two'\nexport type One = Two | 1\n",
    'lib/format/two.ts': "import type { One } from './one'\nexport type Two = One | 2\n",
  })
  expect(refused.map(({ category }) => category)).toEqual([
    'lint/suspicious/noImportCycles',
    'lint/suspicious/noImportCycles',
  ])
})
