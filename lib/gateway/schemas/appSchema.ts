import { SafeAppAccessPolicyTypes, SafeAppSocialPlatforms } from '@safe-global/safe-gateway-typescript-sdk'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl, webUrl } from './links'
import { chainId, count } from './numbers'
import { variant } from './variant'

const { NoRestrictions, DomainAllowlist } = SafeAppAccessPolicyTypes

const accessControl = variant({
  [NoRestrictions]: z.object({ type: z.literal(NoRestrictions) }),
  [DomainAllowlist]: z.object({ type: z.literal(DomainAllowlist), value: orNull(z.array(label(2_000))) }),
})

const requiredUrl = z.pipe(
  webUrl,
  z.custom<string, string | null>((url) => url !== null, 'expected an https address'),
)

/** The Safe Apps that the gateway lists. Features, tags and social platforms that came later stay as texts. */
export const safeApps = z.array(
  z.object({
    id: count,
    url: requiredUrl,
    name: label(),
    iconUrl: imageUrl,
    description: label(2_000),
    chainIds: z.array(chainId),
    provider: orNull(z.object({ url: webUrl, name: label() })),
    accessControl,
    tags: z.array(label()),
    features: z.array(label()),
    socialProfiles: z.array(z.object({ platform: known(SafeAppSocialPlatforms, 'UNKNOWN'), url: webUrl })),
    developerWebsite: webUrl,
  }),
)

export type SafeApp = z.output<typeof safeApps>[number]
