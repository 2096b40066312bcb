import { expect, test } from 'vitest'
import { classifyLicence, type LicenceClass } from './licenceClass'

const cases: [unknown, LicenceClass][] = [
  ['MIT', 'free'],
  ['mit', 'free'],
  ['Apache-2.0', 'free'],
  ['(MIT AND BSD-3-Clause)', 'free'],
  ['AGPL-3.0-or-later', 'forbidden'],
  ['AGPL-3.0-only WITH Some-exception', 'forbidden'],
  ['SSPL-1.0', 'forbidden'],
  ['BUSL-1.1', 'forbidden'],
  ['CC-BY-NC-4.0', 'forbidden'],
  ['PolyForm-Noncommercial-1.0.0', 'forbidden'],
  ['Custom non-commercial licence', 'forbidden'],
  ['MIT AND Commons-Clause', 'forbidden'],
  ['UNLICENSED', 'forbidden'],
  ['SEE LICENSE IN LICENSE.md', 'forbidden'],
  ['GPL-3.0-only', 'copyleft'],
  ['LGPL-3.0-or-later', 'copyleft'],
  ['MPL-2.0', 'copyleft'],
  ['GPL-2.0-only WITH Classpath-exception-2.0', 'copyleft'],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'copyleft'],
  ['Apache-2.0 AND (GPL-3.0-only OR MIT)', 'free'],
  ['GPL-3.0-only OR MIT AND LGPL-3.0-only', 'copyleft'],
  ['Unlicense', 'free'],
  ['Made-Up-1.0', 'unknown'],
  ['MIT OR Made-Up-1.0', 'free'],
  ['MIT AND Made-Up-1.0', 'unknown'],
  ['Apache 2.0', 'unknown'],
  ['(MIT', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  [[{ type: 'MIT' }], 'unknown'],
]

test.each(cases)('%j is %s', (licence, expected) => {
  expect(classifyLicence(licence)).toBe(expected)
})
