// Run as a process of its own, so that a test can kill it: node --import tsx serveGateway.ts RPC_URL STORE_PATH
import { startGateway } from '../../gateway/server'

const [rpcUrl, storePath] = process.argv.slice(2)
if (!rpcUrl || !storePath) throw new Error('The addresses of the node and of the store are needed')
const { url } = await startGateway({ chains: [{ rpcUrl }], storePath })
console.log(url)
