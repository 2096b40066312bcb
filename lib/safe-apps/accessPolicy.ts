import { SafeAppAccessPolicyTypes, type SafeAppsAccessControlPolicies } from '@safe-global/safe-gateway-typescript-sdk'

/** Whether an app of the gateway's list lets sites like ours embed it. `hostOrigin` is compared with the list's entries
 * as an origin, whatever their trailing slash or case. A policy of an unknown kind counts as a restriction. */
export function isEmbeddingAllowed(policy: SafeAppsAccessControlPolicies, hostOrigin: string): boolean {
  if (policy.type === SafeAppAccessPolicyTypes.NoRestrictions) return true
  if (policy.type !== SafeAppAccessPolicyTypes.DomainAllowlist) return false
  return policy.value.some((entry) => URL.canParse(entry) && new URL(entry).origin === hostOrigin)
}
