import {
  SafeAppAccessPolicyTypes,
  SafeAppSocialPlatforms,
} from '@safe-global/safe-gateway-typescript-sdk/dist/types/safe-apps.js'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl, webUrl } from './links'
import { chainId, count } from './numbers'
import { readable } from './tolerantList'
import { variant } from './variant'
import * as words from './words'

const { NoRestrictions, DomainAllowlist } = SafeAppAccessPolicyTypes

const accessControl = variant({
  [NoRestrictions]: z.object({ type: z.literal(NoRestrictions) }),
  [DomainAllowlist]: z.object({ type: z.literal(DomainAllowlist), value: orNull(z.array(label(2_000))) }),
})

const requiredUrl = z.pipe(
  webUrl,
  z.custom<string, string | null>((url) => url !== null, words.expectedWebAddress),
)

// Where an app is, and who may show it, must be right. What only adorns it is left out where it is absent or broken.
const safeApp = z.object({
  id: z.catch(count, 0),
  url: requiredUrl,
  name: label(),
  iconUrl: z.catch(imageUrl, null),
  description: z.catch(label(2_000), ''),
  chainIds: z.array(chainId),
  provider: z.catch(orNull(z.object({ url: webUrl, name: label() })), null),
  accessControl,
  tags: z.catch(z.array(label()), []),
  features: z.catch(z.array(label()), []),
  socialProfiles: z.catch(z.array(z.object({ platform: known(SafeAppSocialPlatforms, 'UNKNOWN'), url: webUrl })), []),
  developerWebsite: z.catch(webUrl, null),
})

/** The Safe Apps that the gateway lists. Features, tags and social platforms that came later stay as texts. */
export const safeApps = readable(safeApp)

export type SafeApp = z.output<typeof safeApp>
