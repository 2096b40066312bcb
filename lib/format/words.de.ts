/** Which rule a text breaks that was meant to be an address. */
export const addressFaults = {
  format: 'Das ist keine Adresse: Sie braucht 0x und 40 Hexadezimalziffern.',
  checksum: 'Die Prüfsumme dieser Adresse ist falsch: Ein Zeichen wurde vertippt oder geändert.',
  prefix: 'Das Netzwerkpräfix dieser Adresse ist nicht gültig: Es sieht aus wie eth:0x…',
}
/** Which rule a text breaks that was meant to be an amount of a token with so many decimals. */
export const amountFaults = (decimals: number) => ({
  format:
    'Das ist kein Betrag: Schreiben Sie Ziffern, mit einem Komma vor den Nachkommastellen und ohne Punkte für Tausender.',
  precision: `Dieser Betrag hat mehr als ${decimals} Stellen nach dem Komma.`,
  range: 'Dieser Betrag ist größer, als das Netzwerk fassen kann.',
})
