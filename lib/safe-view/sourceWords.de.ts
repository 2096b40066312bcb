import { formatDateTime } from '@/lib/format/time'

export const theService = 'Der Safe-Dienst'

/** What happened to a source that failed, without a full stop. */
export const failures = {
  offline: () => 'Dieser Browser ist offline',
  silent: (name: string) => `${name} antwortet nicht`,
  wrong: (name: string) => `${name} gibt keine brauchbare Antwort`,
  busy: (name: string) => `${name} will seltener gefragt werden`,
  otherChain: () => 'Der Knoten, den diese Website fragt, gehört zu einem anderen Netzwerk',
  absent: () => 'Diese Website hat keinen Safe-Dienst',
}
/** That a source is still being asked; nothing before that is worth saying. */
export const stillAsked = (name: string) => `${name} hat noch nicht geantwortet. Die Abfrage läuft noch.`
/** From when what is shown is: a clock's time stays true while it is read. */
export const lastAnswer = (time: number) => `letzte Antwort vom ${formatDateTime(time)}`
