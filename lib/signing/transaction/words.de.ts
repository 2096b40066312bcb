import { plural } from '@/lib/format/count'

export const otherTransaction = (hash: string) =>
  `Das ist eine andere Transaktion als die, die freigegeben wird: Sie hat den Hash ${hash}.`
export const notChecked = 'Das konnte nicht geprüft werden.'
export const notTaken = ({ owners, problems }: { owners: readonly string[]; problems: readonly string[] }) => {
  const signatures = plural(owners.length, { one: 'die Signatur', other: 'die Signaturen' })
  return `Der Safe-Dienst hat ${signatures} von ${owners.join(', ')} nicht angenommen. ${problems.join(' ')} Nichts ist verloren: Die hier aufbewahrte Transaktion enthält sie noch, und sie können erneut übergeben werden.`
}
export const unreadQueue = 'Die Warteschlange enthält Einträge, die nicht gelesen werden können.'
export const longQueue = 'Die Warteschlange ist zu lang, um ganz gelesen zu werden.'
