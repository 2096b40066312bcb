// Read by WalletConnect's core. The first gives each client its own core, so that several can live in one process; the
// second stops its reports to the vendor's servers and the look-ups there, which never end without a network.
process.env.DISABLE_GLOBAL_CORE = 'true'
process.env.IS_VITEST = 'true'
