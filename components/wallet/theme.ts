import { darkTheme } from '@rainbow-me/rainbowkit'

const dark = darkTheme({ accentColor: 'white', accentColorForeground: 'black', borderRadius: 'medium' })

/**
 * Dark in both colour schemes: the specified accent is white, RainbowKit also writes text in the accent colour, and
 * white text would vanish on its light theme. Its ground is the page's ink where the page is light, and its surface where
 * that is dark; letters, corners and shades are the page's.
 */
export const walletTheme: typeof dark = {
  ...dark,
  fonts: { body: 'inherit' },
  radii: { actionButton: '10px', connectButton: '10px', menuButton: '10px', modal: '16px', modalMobile: '16px' },
  shadows: { ...dark.shadows, dialog: 'var(--shadow)' },
  colors: {
    ...dark.colors,
    modalBackground: 'light-dark(#16181d, #181a1f)',
    // RainbowKit drops a slash.
    modalBackdrop: 'rgba(0, 0, 0, 0.55)',
    modalBorder: '#2c2f37',
    connectionIndicator: '#5fd39a',
    error: '#ff8a80',
    standby: '#f2b95c',
  },
}
