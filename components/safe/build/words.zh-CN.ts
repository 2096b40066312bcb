export const buildAsked = '正在询问服务器…'
export const buildHint =
  '文件 /build.json 以哈希值列出此网站的每个文件。任何人用相同的提交和相同的设置构建，都会得到这个哈希值：'
export const buildHash = '/build.json 的 SHA-256'
export const builtFrom = (commit: string) => `构建自提交 ${commit}`
export const noCommit = '它没有说明构建自哪个提交。'
export const noBuild = '此服务器没有说明它是如何构建的。'
export const seenBefore = '在此之前，此浏览器看到的是另一个：'
export const checkHint = '任何克隆了本项目的人都可以用以下命令对照所列提交核对每个文件：'
export const checkCommand = (origin: string) => `npm run check-site -- ${origin}`
export const copyCommand = '复制命令'

export const changed = '自您上次访问以来，此网站已更改。'
export const look = '这意味着什么'
export const dismiss = '好的'
