import { recoverKeys, type SignedHash } from './recoverKeys'

// Only the page that started it can ask a worker, in the form that `RecoveryThread` asks in. An error that is thrown here
// tells it so.
addEventListener('message', ({ data }: MessageEvent<readonly SignedHash[]>) => postMessage(recoverKeys(data)))
