import { browserStorage } from '@/lib/storage/browserStorage'
import { createPermissions } from './permissions'

/** What the person allowed apps to do, in this browser. */
export const browserPermissions = createPermissions(browserStorage)
