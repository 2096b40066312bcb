import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Text, not bytes: names of chains, headers, symbols, links, letters; and a long list of addresses in one spelling.
const textOnly = [
  'lib/address-book/addressBook.ts',
  'lib/config/chain.ts',
  'lib/format/address.ts',
  'lib/safe-apps/host/framePolicy.ts',
  'lib/safe-apps/guest/guestBatch.ts',
  'lib/safe/account/codeHashes.ts',
  'lib/format/drawnLetters.ts',
  'lib/safe/verify/verifyQueue.ts',
  'lib/safe-view/safeFromLink.ts',
  'components/assets/model/symbolWarnings.ts',
  'components/assets/model/balanceChecks.ts',
  'lib/verify/verifyModule.ts',
]

test('no module compares bytes by their letters: sameBytes does', () => {
  const files = ['lib', 'components', 'pages']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const byLetters = /to(?:Lower|Upper)Case\(\)\)? *[!=]==|[!=]== [^&|;\n]*to(?:Lower|Upper)Case\(\)/
  const found = files.filter((file) => !textOnly.includes(file) && byLetters.test(readFileSync(file, 'utf8')))
  expect(found, 'compare by sameBytes, or add what compares text to the list above').toEqual([])
})
