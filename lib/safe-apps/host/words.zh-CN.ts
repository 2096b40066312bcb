// What an app is answered is part of the protocol: the same in every language.
export const failed = 'The request failed'
export const tooMany = 'Too many requests'
export const badRequest = 'The request is too large or malformed'
export const timedOut = 'The request timed out'
export const unknownChain = 'The network is not configured'
export const notText = 'The message is not text'
export const noAddressBook = 'The app has no permission to read the address book'
export const badSafeTxHash = 'Invalid safeTxHash'
/** Why nothing is told of a transaction. */
export const untold = {
  unknown: 'Neither this browser nor the records of the network that were looked through know the transaction',
  ending: 'The nonce is used, and the records of the network that were looked through do not tell how it ended',
}
export const badMessageHash = 'Invalid message hash'
export const badCurrency = 'Invalid currency'

export const refusesFrame = (rule: string) => `该应用拒绝显示在本网站的框架中 (${rule})。`
export const leadsElsewhere = (origin: string) => `该应用的地址转到了 ${origin}，那是另一个网站，不会得到应答。`
export const leadsToHttp = '它转到了 http，而浏览器不会在以 https 打开的页面中加载 http 内容（混合内容）。'
export const pageProblems = {
  refused: () => '本网站的服务器不查看此类地址，因此事先对它一无所知。',
  unreachable: () => '本网站的服务器没有得到该应用服务器的应答：它没有应答，或者只有您的浏览器能访问它。',
  timeout: ({ patience }: { patience: string }) => `该应用的服务器超过 ${patience}仍未应答。`,
  status: ({ status }: { status: number | null }) => `该应用的服务器以错误应答 (HTTP ${status})。`,
  redirects: () => '该应用的地址不断重定向。',
}
export const unsharedManifest =
  '其他网站无法读取该应用的清单（没有 Access-Control-Allow-Origin），因此 Safe{Wallet} 不会添加它。'
export const storageHint = '如果该应用一直空白，可能是浏览器阻止了它的存储，有些浏览器会对框架中的其他网站这样做。'
export const noStorage = '此浏览器阻止 Cookie 和存储，而许多应用离不开它们。'
export const notLoaded = (patience: string) => `该应用在 ${patience}内没有加载完成。`
export const notAsked = '该应用已加载，但没有请求 Safe：它可能不是 Safe App，也可能出错了。'
