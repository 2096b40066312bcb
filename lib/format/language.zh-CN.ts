export const language = 'zh-CN'
