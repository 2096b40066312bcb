import { darkTheme } from '@rainbow-me/rainbowkit'

/**
 * Dark in both colour schemes: the specified accent is white, RainbowKit also writes text in the accent colour, and
 * white text would vanish on its light theme.
 */
export const walletTheme = darkTheme({ accentColor: 'white', accentColorForeground: 'black', borderRadius: 'medium' })
