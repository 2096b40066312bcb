export const verdicts = { match: '已验证', mismatch: '不一致', unknown: '未验证', loading: '正在核对…' }

export const verdictWithSentence = (verdict: string, sentence: string) => `${verdict}。${sentence}`

export const notChecked = (error: string) => `无法核对：${error}`

export const checks = '检查'
export const checksPassed = (passed: number, all: number) => `${passed}/${all} 项检查通过`
export const checkResults = { match: '一致', mismatch: '不一致', unknown: '未知' }
export const expected = '应为'
export const received = '收到'
export const withLength = (term: string, bytes: number) => `${term}（${bytes} 字节）`

export const signatureResults = { match: '有效。', mismatch: '无效。', unknown: '未核对。' }

export const serviceWord = 'Safe 服务的说法'
export const serviceWordHint = 'Safe 服务的说法：此处没有任何东西可以证明它。'

export const knownToBoth = (host: string) => `此网关和 ${host} 都已知晓`
export const cameFrom = (host: string) => `来自 ${host}，此网关已知晓`
export const notKnownYet = (host: string) => `${host} 尚未知晓`
export const confirmationWaits = (host: string) => `${host} 已知晓，但还有一个确认尚未告知它`
export const notKnownTo = (host: string) => `${host} 不知晓`
export const serviceSilent = (host: string) => `${host} 没有应答：那里所知的可能比这里多或少`
export const saysOtherwise = (host: string) => `${host} 的说法不同`
export const sourceDifferences = {
  CONTENT: (text: string) => `它在此哈希下列出的内容与之不符：${text}`,
  CONFIRMATION: (text: string) => `它列出了一个无效的确认：${text}`,
  REFUSED: (text: string) => `它不接受所告知的内容：“${text}”`,
  ABSENT: () => '它曾知晓此项，现已不再列出。',
  UNKNOWN: (text: string) => text,
}
