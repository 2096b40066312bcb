import { AppError } from '@/lib/errors'

/**
 * The contract versions whose hashing rules this code knows. Any other version blocks signing: a hash that cannot be
 * recomputed here cannot be vouched for.
 */
export const knownSafeVersions = [
  '0.0.2',
  '0.1.0',
  '1.0.0',
  '1.1.0',
  '1.1.1',
  '1.2.0',
  '1.3.0',
  '1.4.0',
  '1.4.1',
  '1.5.0',
] as const

export type SafeVersion = (typeof knownSafeVersions)[number]

/** The Safe says, or the service says of it, a version whose hashing rules are not known here. */
export class UnknownSafeVersionError extends AppError {
  override name = 'UnknownSafeVersionError'
  readonly version: string

  constructor(version: string) {
    super('This Safe has a contract version that is not known here, so what would be signed cannot be checked.', {
      details: `Version: ${version.slice(0, 60) || '(empty)'}`,
    })
    this.version = version
  }
}

/**
 * The contract's `VERSION()`, or a service's spelling of it such as `1.4.1+L2`: the part after `+` says which
 * flavour of singleton it is and changes no hash. Throws UnknownSafeVersionError.
 */
export function parseSafeVersion(text: string | null | undefined): SafeVersion {
  const plain = (text ?? '').replace(/\+.*$/s, '')
  const version = knownSafeVersions.find((known) => known === plain)
  if (!version) throw new UnknownSafeVersionError(text ?? '')
  return version
}

/** Whether `version` is `minimum` or later, in the order of release. */
export function isAtLeast(version: SafeVersion, minimum: SafeVersion): boolean {
  return knownSafeVersions.indexOf(version) >= knownSafeVersions.indexOf(minimum)
}
