import { useSyncExternalStore } from 'react'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import { type CustomApp, changeSavedApps, parseSavedApps, type SavedApps, savedAppsKey } from './savedApps'

const saved = new StoredValue<SavedApps>(browserStorage, savedAppsKey, parseSavedApps)

function change(how: Parameters<typeof changeSavedApps>[1]): void {
  if (browserStorage) changeSavedApps(browserStorage, how)
}

const actions = {
  togglePin: (href: string) =>
    change(({ pinned }) => ({
      pinned: pinned.includes(href) ? pinned.filter((other) => other !== href) : [...pinned, href],
    })),
  addCustom: (app: CustomApp) =>
    change(({ custom }) => ({ custom: [...custom.filter(({ href }) => href !== app.href), app] })),
  removeCustom: (href: string) =>
    change(({ custom, pinned }) => ({
      custom: custom.filter((app) => app.href !== href),
      pinned: pinned.filter((other) => other !== href),
    })),
  accept: (origin: string) =>
    change(({ accepted }) => ({ accepted: [...accepted.filter((other) => other !== origin), origin] })),
}

/** The apps that the user pinned, added or chose to trust in this browser, as they change here and in other tabs. */
export function useSavedApps(): SavedApps & typeof actions {
  const apps = useSyncExternalStore(saved.subscribe, saved.read, saved.readEmpty)
  return { ...apps, ...actions }
}
