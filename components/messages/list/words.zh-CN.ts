export const noteFailed = '不知道 Safe 服务是否收到了您签署的消息'
export const seeMessage = '查看消息'
export const reviewAgain = '重新审核'
export const understood = '关闭'
export const forgetIt = '不再记录'

export const begunMessages = '已开始的消息'

export const askedForBy = (app: string) => `据 Safe 服务称，由 ${app} 请求`
export const sign = '签名'

export const signMessage = '签署消息'
export const messages = '消息'
export const unknownKinds = 'Safe 服务列出了此处未知类型的条目。'
export const notAllShown = '列表无法完整显示'
export const loading = '正在加载消息…'
export const none = 'Safe 服务没有列出此 Safe 的消息。'

export const text = '文本'
export const typedData = '结构化数据'
export const typedDataFor = (type: string, app: string | undefined) => `${type}，用于 ${app ?? '无名称'}`

export const begunStates = {
  asking: { title: '您开始签署一条消息', sentence: '正在向 Safe 服务查询它的结果…' },
  there: {
    title: 'Safe 服务已有您的签名',
    sentence: '您签署的消息已送达，只是答复没有传到此页面。无需再做任何事。',
  },
  kept: {
    title: '您签署了一条消息，而 Safe 服务没有收到',
    sentence: '签名保存在此浏览器中：请在审核中提交。不会再次询问您的钱包。',
  },
  unsigned: {
    title: '已请您的钱包签署一条消息',
    sentence:
      '它的答复没有传到此浏览器，Safe 服务也没有您的签名。该请求可能仍在另一个标签页或钱包中等待处理；如果没有，请审核该消息并重新签署。',
  },
}
export const handedOn = '所有者之间转交'
export const messageFile = '其他所有者的消息（文件）'
export const messageLink = '或其链接或文本'
export const readMessage = '读取并检查'
export const noCollecting =
  '本网站没有收集签名的 Safe 服务：已签名的内容保存在此浏览器中，以链接、文件或二维码的形式在所有者之间转交。'
