// Durations are milliseconds.
export const day = 86_400_000
export const copiedNoticeTime = 1_500
export const safeHandshakeTime = 3_000
/** RainbowKit loses an error that a wallet answers before its panel has mounted, and spins for ever. */
export const shortestConnectTime = 150
