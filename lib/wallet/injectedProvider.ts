import type { EIP1193Provider } from 'viem'

export type InjectedProvider = EIP1193Provider & Record<string, unknown>

type AnnouncedProvider = { info: { rdns: string; name: string }; provider: InjectedProvider }

/** What the browser's extensions offer: announced providers (EIP-6963) first, then the older `window.ethereum`. */
export type InjectedProviders = { announced: readonly AnnouncedProvider[]; legacy: InjectedProvider | undefined }

/** Asks the extensions to announce themselves; they answer within the same call. */
export function findInjectedProviders(target: Window = window): InjectedProviders {
  const announced: AnnouncedProvider[] = []
  const handleAnnouncement = (event: Event) => {
    const detail = event instanceof CustomEvent ? event.detail : undefined
    if (isAnnouncement(detail)) announced.push(detail)
  }
  target.addEventListener('eip6963:announceProvider', handleAnnouncement)
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  target.removeEventListener('eip6963:announceProvider', handleAnnouncement)
  const legacy = 'ethereum' in target ? target.ethereum : undefined
  return { announced, legacy: isProvider(legacy) ? legacy : undefined }
}

/** The provider that announces this reverse domain name, else the legacy one when it carries the wallet's flag. */
export function findProvider(found: InjectedProviders, rdns: string, flag: string): InjectedProvider | undefined {
  const announced = found.announced.find(({ info }) => info.rdns === rdns)
  return announced?.provider ?? (found.legacy?.[flag] === true ? found.legacy : undefined)
}

function isProvider(value: unknown): value is InjectedProvider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}

function isAnnouncement(value: unknown): value is AnnouncedProvider {
  if (typeof value !== 'object' || value === null || !('info' in value) || !('provider' in value)) return false
  const { info, provider } = value
  return typeof info === 'object' && info !== null && 'rdns' in info && 'name' in info && isProvider(provider)
}
