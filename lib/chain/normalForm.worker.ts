import { findNormalForm } from './normalForm'

// Only the page that started it can ask a worker.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(findNormalForm(data)))
