import { Html, Main, NextScript } from 'next/document'
import { StaticHead } from '@/components/app/document/StaticHead'
import { WalletList } from '@/components/wallet/list/WalletList'
import { bootScript } from '@/lib/config/bootScript.js'
import { earlyReadScript } from '@/lib/config/earlyReads.js'
import { directionOf } from '@/lib/config/languages'
import { publicEnv } from '@/lib/config/publicEnv'
import { themeColors } from '@/lib/config/themeColors'
import { walletListScript } from '@/lib/config/walletListScript.js'
import { language } from '@/lib/format/language'

export default function Document() {
  return (
    <Html lang={language} dir={directionOf(language)}>
      <StaticHead>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.json" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={themeColors.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <script dangerouslySetInnerHTML={{ __html: earlyReadScript(publicEnv) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <script dangerouslySetInnerHTML={{ __html: walletListScript }} />
      </StaticHead>
      <body>
        <Main />
        <WalletList />
        <NextScript />
      </body>
    </Html>
  )
}
