export const relayPort = Number(process.env.E2E_RELAY_PORT ?? 29310)
export const relayUrl = `ws://127.0.0.1:${relayPort}`
