import type { Methods, MethodToResponse } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import type { AppHostDeps } from '@/lib/safe-apps/host/appHostDeps'
import { AppRequestError, appErrorCode } from '@/lib/safe-apps/host/appRequestError'
import { isRestrictedMethod } from './permissions'
import * as words from './words'

type Permission = MethodToResponse[Methods.wallet_getPermissions][number]
type RestrictedMethod = Parameters<AppHostDeps['permissions']['has']>[1]

/** What the app may do, in the form of EIP-2255. */
export function listPermissions({ permissions, appOrigin }: AppHostDeps): Permission[] {
  return permissions.list(appOrigin).map(({ method, grantedAt }) => ({
    parentCapability: method,
    invoker: appOrigin,
    date: grantedAt,
    caveats: [],
  }))
}

/** Asks the person for what the app does not have yet and gives the new list. Throws AppRequestError with code 4001:
 * 'Permissions request is invalid' when anything but a restricted method is asked for, 'Permissions rejected' on a no. */
export async function requestPermissions(
  deps: AppHostDeps,
  params: unknown,
  signal: AbortSignal,
): Promise<Permission[]> {
  const missing = parsePermissionRequest(params).filter((method) => !deps.permissions.has(deps.appOrigin, method))
  if (missing.length > 0) {
    const isGranted = await deps.reviewPermissions(missing, signal)
    if (!isGranted) throw rejected('Permissions rejected')
    deps.permissions.grant(deps.appOrigin, missing)
  }
  return listPermissions(deps)
}

const requestShape = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(16))

function parsePermissionRequest(params: unknown): RestrictedMethod[] {
  const parsed = requestShape.safeParse(params)
  const methods = parsed.data?.flatMap((entry) => Object.keys(entry))
  const restricted = methods?.filter(isRestrictedMethod)
  if (!restricted || restricted.length !== methods?.length) throw rejected(words.badRequest)
  return [...new Set(restricted)]
}

function rejected(message: string): AppRequestError {
  return new AppRequestError('wallet_requestPermissions', appErrorCode.userRejected, message)
}
