import type { ContractName } from '@/lib/safe/account/deployments'

type Unpublished = { singleton: string; version: string }

export const accountAlone = '只有此账户自己这样说，而它可能不是 Safe。'
export const accountDoubts = {
  unknownProxy: () => '此地址上的代码不是此处已知的 Safe 代码：无论它如何应答，它都可能做任何事。',
  delegatedKey: ({ target }: { target: string | undefined }) =>
    target === undefined
      ? '这是一把密钥的账户：仅凭该密钥就可以对它做任何事，无需任何所有者。'
      : `这是一把密钥的账户，它借用了 ${target} 的代码：仅凭该密钥就可以对它做任何事，无需任何所有者。`,
  unknownSingleton: ({ singleton }: { singleton: string }) =>
    `它运行合约 ${singleton}，而 Safe 并未将其发布为此处已知版本的实现合约。`,
  changedSingleton: ({ singleton, version }: Unpublished) =>
    `它运行合约 ${singleton}，其代码或版本（“${version}”）不是 Safe 在此地址发布的。`,
}

export const fromChain = '来自链上'
export const gatewayAgrees = '来自链上；与 Safe 服务一致'
export const gatewaySays = (value: string | undefined) =>
  value === undefined ? '来自链上；Safe 服务的说法不同' : `来自链上；Safe 服务称是 ${value}`
export const gatewayWordYet = 'Safe 服务的说法；正在从链上查询'
export const gatewayWord = 'Safe 服务的说法'
export const agreement = 'Safe 服务与链上一致。'
export const disagreement = (names: string) => `Safe 服务与链上不一致：${names}。此处显示链上数据。`
export const chainAlone = {
  absent: '本网站没有 Safe 服务：这些信息来自链上。',
  behind: 'Safe 服务正在更新：这些信息仅来自链上。',
  checking: '正在查询 Safe 服务：这些信息仅来自链上。',
  silent: 'Safe 服务没有应答：这些信息仅来自链上。',
}
export const gatewayAlone = {
  checking: '正在从链上查询：这些信息仅来自 Safe 服务。',
  silent: '区块链没有应答：这些信息仅来自 Safe 服务。',
}

export const contractNames: Record<ContractName, string> = {
  singleton: 'Safe',
  singletonL2: '用于 L2 网络的 Safe',
  proxyFactory: '代理工厂合约',
  tokenCallbackHandler: '代币回调处理器',
  defaultCallbackHandler: '默认回调处理器',
  fallbackHandler: '兼容性回退处理器',
  extensibleFallbackHandler: '可扩展回退处理器',
  multiSend: 'MultiSend',
  multiSendCallOnly: '仅限调用的 MultiSend',
  signMessageLib: '消息签名库',
  createCall: '创建调用合约',
  simulateTxAccessor: '模拟访问器',
  safeMigration: 'Safe 迁移合约',
  safeToL2Migration: '迁移到 L2 的合约',
  safeToL2Setup: '用于 L2 的设置合约',
}
export const unpublished = '不是 Safe 发布的合约。没有核对它的作用。'
export const codeNotRead = (contract: string) => `按地址是 ${contract}；没有读取其代码。`
export const codeNotKnown = (contract: string) => `按地址是 ${contract}；此处不知道那里应有什么代码。`
export const published = (contract: string) => `${contract}：由 Safe 发布，其代码就是所发布的代码。`
export const otherCode = (contract: string) => `位于 ${contract} 的地址，但代码与 Safe 发布的不同。`
export const safeProxy = (version: string) => `版本 ${version} 的 Safe 代理合约：它运行实现合约，别无其他。`
export const keyAccount = (target: string) => `运行 ${target} 代码的密钥账户 (EIP-7702)。仅凭其密钥就可以做任何事。`
export const noProxy = '不是此处已知的 Safe 代理合约的代码。'

export const noChain = '此地址没有指明网络。'
export const unusedChain = (shortName: string) => `本网站不使用网络“${shortName}”。`
export const usedChains = (names: string) => `它使用的网络：${names}。`
export const severalSafes = '此链接指明了不止一个 Safe。'
export const noSafe = '此链接没有指明 Safe。'

export const versionStates = {
  UP_TO_DATE: '最新',
  OUTDATED: '已过时',
  UNKNOWN: '未知',
  CHECKING: '正在核对…',
}
export const versionAsked = '提供此信息的来源尚未全部应答。'
export const versionUntold = '没有任何来源说明它是哪个版本。'
export const recommendationUntold = '知道推荐版本的 Safe 服务没有应答。'
export const recommendationAbsent = '推荐哪个版本只有 Safe 服务知道，而本网站没有。'
export const gatewayTellsNoVersion = 'Safe 服务没有说明它是哪个版本。'
export const otherImplementation = '其实现合约不是 Safe 以此版本发布的那一个。'
export const unknownToGateway = 'Safe 服务不知道它。'
export const outdated = 'Safe 服务推荐更新的版本。'
export const longOutdated = (version: string) => `Safe 服务称它是最新的，但 Safe 多年来一直推荐 ${version} 或更高版本。`
export const upToDate = 'Safe 服务推荐此版本或更早的版本。'
