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
