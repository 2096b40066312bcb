type OwnTexts = { name: string; offer: string; take: string; dismiss: string }

/**
 * What each language says of itself, on pages in every other one: its name, and the line that offers it. Not a catalogue
 * of words, of which a build has one language's.
 */
export const ownTexts: Readonly<Record<string, OwnTexts>> = {
  en: {
    name: 'English',
    offer: 'This site is available in English.',
    take: 'Show in English',
    dismiss: 'No, thanks',
  },
  de: {
    name: 'Deutsch',
    offer: 'Diese Seite gibt es auf Deutsch.',
    take: 'Auf Deutsch anzeigen',
    dismiss: 'Nein, danke',
  },
  es: {
    name: 'Español',
    offer: 'Este sitio está disponible en español.',
    take: 'Ver en español',
    dismiss: 'No, gracias',
  },
  'zh-CN': {
    name: '简体中文',
    offer: '本网站提供简体中文版。',
    take: '切换到简体中文',
    dismiss: '不用了',
  },
}
