import type { Wallet } from '@rainbow-me/rainbowkit'
import { createConnector } from 'wagmi'
import { isFramed } from './framing'
import { type SafeConnectorOptions, safeConnector } from './safeConnector'
import * as words from './words'

/** The wallet list's entry for the Safe that frames this page. Listed only inside a frame: outside there is no Safe to
 * connect to. Whether the parent really is one, the connector's handshake decides. */
export function safeWallet(options: SafeConnectorOptions): Wallet {
  return {
    id: 'safe',
    name: words.safe,
    iconUrl: safeIcon,
    iconAccent: '#12ff80',
    iconBackground: '#12ff80',
    installed: isFramed(),
    createConnector: (details) => createConnector((config) => ({ ...safeConnector(options)(config), ...details })),
  }
}

const safeIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#12ff80" d="M0 0h28v28H0z"/>' +
    '<rect width="14" height="14" x="7" y="7" fill="none" stroke="#121312" stroke-width="2" rx="2"/>' +
    '<circle cx="14" cy="14" r="2.5" fill="#121312"/></svg>',
)}`
