// wagmi's MetaMask connector names this package, but nothing here uses that connector (lib/wallet/metaMaskWallet.ts
// is ours). The published package is non-commercial, so it may not be installed, bundled or copied to a server.
module.exports = {
  MetaMaskSDK: class {
    constructor() {
      throw new Error('The MetaMask SDK is not part of this app')
    }
  },
}
