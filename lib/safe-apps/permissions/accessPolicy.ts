import { SafeAppAccessPolicyTypes } from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-apps.js'

/** An app's policy as the gateway lists it: `value` holds the allowed sites of a DOMAIN_ALLOWLIST. */
export type AccessPolicy = { type: string; value?: readonly string[] | null }

/** Whether an app of the gateway's list lets sites like ours embed it. `hostOrigin` is compared with the list's entries
 * as an origin, whatever their trailing slash or case. A policy of an unknown kind counts as a restriction. */
export function isEmbeddingAllowed(policy: AccessPolicy, hostOrigin: string): boolean {
  if (policy.type === SafeAppAccessPolicyTypes.NoRestrictions) return true
  if (policy.type !== SafeAppAccessPolicyTypes.DomainAllowlist) return false
  return (policy.value ?? []).some((entry) => URL.canParse(entry) && new URL(entry).origin === hostOrigin)
}
