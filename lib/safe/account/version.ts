import { AppError } from '@/lib/errors'
import * as words from './words'

/** What a Safe's contract does differently from one version to another. */
export type VersionRules = {
  /** What the typed data calls `baseGas`: another name is another hash. */
  baseGasName: 'dataGas' | 'baseGas'
  /** Whether the hash depends on the chain. Where not, a signature holds on every chain that has this Safe. */
  hasChainId: boolean
  /** Whether eth_sign signatures (v 31 and 32) count. */
  takesEthSign: boolean
  /**
   * How the contracts among the owners are asked (EIP-1271): with the hash, or with the bytes that it is the hash of; the
   * oldest take any answer but zero for a yes.
   */
  asksContracts: 'hash' | 'bytes' | 'anyAnswer'
  /** The bytes with which they are asked about a message, where they are asked with bytes. */
  messageBytes: 'content' | 'preimage'
  /** Whether the data of a contract signature has to lie behind all owners' fixed parts. */
  keepsDataBehind: boolean
  /** Whether the execution deletes the approvals (`approveHash`) that it counted. */
  usesUpApprovals: boolean
  /** What an execution leaves among the events: nothing when it succeeds, or its hash whichever way it ends. */
  endEvents: 'failureOnly' | 'both'
  /** Whether a new Safe tells its setup in an event. */
  tellsSetup: boolean
  /** Whether MultiSend, as published with this version, takes the zero address for the Safe itself. */
  sendsZeroToItself: boolean
  /** The version whose published libraries it delegatecalls: its own, or the nearest one that has some. */
  libraries: string
}

const first: VersionRules = {
  baseGasName: 'dataGas',
  hasChainId: false,
  takesEthSign: false,
  asksContracts: 'anyAnswer',
  messageBytes: 'content',
  keepsDataBehind: false,
  usesUpApprovals: true,
  endEvents: 'failureOnly',
  tellsSetup: false,
  sendsZeroToItself: false,
  libraries: '1.3.0',
}
const since1_0: VersionRules = { ...first, baseGasName: 'baseGas', asksContracts: 'bytes', keepsDataBehind: true }
const since1_1: VersionRules = { ...since1_0, takesEthSign: true, endEvents: 'both' }
const since1_3: VersionRules = { ...since1_1, hasChainId: true, usesUpApprovals: false, tellsSetup: true }
const since1_4: VersionRules = { ...since1_3, messageBytes: 'preimage', libraries: '1.4.1' }
const since1_5: VersionRules = { ...since1_4, asksContracts: 'hash', sendsZeroToItself: true, libraries: '1.5.0' }

/**
 * Every contract version that is known here, in the order of release, with its rules. What is not in it blocks signing:
 * a hash that cannot be recomputed here cannot be vouched for. To know another version, add its row.
 */
export const rulesByVersion = {
  '0.0.2': first,
  '0.1.0': first,
  '1.0.0': since1_0,
  '1.1.0': since1_1,
  '1.1.1': since1_1,
  '1.2.0': since1_1,
  '1.3.0': since1_3,
  '1.4.0': since1_4,
  '1.4.1': since1_4,
  '1.5.0': since1_5,
} as const

export type SafeVersion = keyof typeof rulesByVersion

/** The version that Safe recommends on all networks; later ones are as good. */
export const recommendedVersion: SafeVersion = '1.4.1'

/** The known versions, in the order of release. */
export function listSafeVersions(): SafeVersion[] {
  return Object.keys(rulesByVersion).filter(isKnown)
}

/** The Safe says, or the service says of it, a version whose hashing rules are not known here. */
export class UnknownSafeVersionError extends AppError {
  override name = 'UnknownSafeVersionError'
  readonly version: string

  constructor(version: string) {
    super(words.unknownVersion, { details: words.versionDetails(version.slice(0, 60)) })
    this.version = version
  }
}

/**
 * The contract's `VERSION()`, or a service's spelling of it such as `1.4.1+L2`: the part after `+` says which
 * flavour of singleton it is and changes no hash. Throws UnknownSafeVersionError.
 */
export function parseSafeVersion(text: string | null | undefined): SafeVersion {
  const plain = dropFlavour(text)
  if (!isKnown(plain)) throw new UnknownSafeVersionError(text ?? '')
  return plain
}

/** Whether the rules of a version are known here, as anyone spells it. */
export function isKnownVersion(text: string): boolean {
  return isKnown(dropFlavour(text))
}

/** What holds for a version, as anyone spells it: the one place for what differs. Throws UnknownSafeVersionError. */
export function versionRules(text: string | null | undefined): VersionRules {
  return rulesByVersion[parseSafeVersion(text)]
}

/** Whether `version` is `minimum` or later, in the order of release. */
export function isAtLeast(version: SafeVersion, minimum: SafeVersion): boolean {
  const versions = listSafeVersions()
  return versions.indexOf(version) >= versions.indexOf(minimum)
}

/** A service marks the L2 flavour as `1.4.1+L2`; the contract does not. */
export function dropFlavour(text: string | null | undefined): string {
  return (text ?? '').replace(/\+.*$/s, '')
}

function isKnown(text: string): text is SafeVersion {
  return Object.hasOwn(rulesByVersion, text)
}
