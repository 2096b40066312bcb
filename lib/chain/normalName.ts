import type { NormalForm } from './normalForm'

const mostKept = 100
const kept = new Map<string, string>()

/** What the normal form is as far as that is known at once: a plain name is its own. */
export function recallNormalName(name: string): string | undefined {
  return isPlain(name) ? name : kept.get(name)
}

/**
 * ENSIP-15's normal form of a name; rejects where it has none. Worked out off the main thread unless it is plain, and where
 * there are no workers on it.
 */
export async function normalName(name: string): Promise<string> {
  const known = recallNormalName(name)
  if (known !== undefined) return known
  const form = await askWorker(name).catch(async () => (await import('./normalForm')).findNormalForm(name))
  if ('fault' in form) throw new Error(form.fault)
  const [oldest] = kept.size >= mostKept ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(name, form.normal)
  return form.normal
}

/** Labels of letters, digits and single hyphens between them. */
function isPlain(name: string): boolean {
  return name.split('.').every((label) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(label))
}

/** Such a name is rare, and what is needed for it takes megabytes: the worker ends with its answer. */
function askWorker(name: string): Promise<NormalForm> {
  return new Promise<NormalForm>((resolve, reject) => {
    const worker = new Worker(new URL('./normalForm.worker.ts', import.meta.url))
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<NormalForm>) => end(() => resolve(data))
    worker.onerror = (event) => end(() => reject(event))
    worker.postMessage(name)
  })
}
