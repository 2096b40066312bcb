import { useStore } from 'zustand'
import { browserStorage } from '@/lib/storage/browserStorage'
import { type CustomApp, changeSavedApps, openSavedApps, type SavedApps } from './savedApps'

const saved = openSavedApps(browserStorage)

function change(how: Parameters<typeof changeSavedApps>[1]): void {
  changeSavedApps(browserStorage, how)
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
  return { ...useStore(saved), ...actions }
}
