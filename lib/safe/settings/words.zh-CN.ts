type Signed = { owner: string; threshold: bigint }
type Swap = { oldOwner: string; newOwner: string }
type Implementation = { implementation: string | undefined }
type Module = { module: string }
type Guard = { guard: string }

const needed = ({ threshold }: { threshold: bigint }) => `需要 ${threshold} 个签名`

export const changes = {
  ADD_OWNER: (change: Signed) => `添加所有者 ${change.owner}，并且${needed(change)}。`,
  REMOVE_OWNER: (change: Signed) => `移除所有者 ${change.owner}，并且${needed(change)}。`,
  SWAP_OWNER: ({ oldOwner, newOwner }: Swap) => `将所有者 ${oldOwner} 替换为 ${newOwner}。`,
  CHANGE_THRESHOLD: (change: { threshold: bigint }) => `从此以后${needed(change)}。`,
  CHANGE_IMPLEMENTATION: ({ implementation }: Implementation) =>
    `将此 Safe 的代码替换为${implementation === undefined ? '另一个版本' : ` ${implementation} `}的代码。`,
  ENABLE_MODULE: ({ module }: Module) => `允许模块 ${module} 在没有签名的情况下代表此 Safe 操作。`,
  DISABLE_MODULE: ({ module }: Module) => `收回模块 ${module} 代表此 Safe 操作的权利。`,
  SET_GUARD: ({ guard }: Guard) => `让守卫 ${guard} 允许或阻止每笔交易。`,
  SET_MODULE_GUARD: ({ guard }: Guard) => `让守卫 ${guard} 允许或阻止模块的每笔交易。`,
  DELETE_GUARD: () => '移除守卫。',
  DELETE_MODULE_GUARD: () => '移除模块交易的守卫。',
  SET_FALLBACK_HANDLER: ({ handler }: { handler: string }) => `让 ${handler} 应答此 Safe 不认识的调用，例如签名核对。`,
}

export const ownerProblems = {
  alreadyOwner: '此地址已是所有者。',
  notOwner: '此地址不是所有者。',
  threshold: '所需签名数须在 1 与所有者人数之间。',
  ownSafe: 'Safe 不能是自己的所有者：它的签名将需要它自己。',
  reserved: '此地址不能成为所有者。',
}
export const thresholdOf = ({ threshold, count }: { threshold: number; count: number }) => `${threshold}/${count}`

export const reservedModule = '此地址不能成为模块。'
export const enabledModule = '此模块已启用。'
export const disabledModule = '此模块未启用。'
export const ownHandler = 'Safe 不能是自己的回退处理器。'
