import { Head } from 'next/document'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { chunkListId, chunkScript } from '@/lib/config/bootScript.js'

type InlineScript = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>

/**
 * The document's head with Next's scripts, of which the inline one that names the page's chunks is turned into data and
 * a constant script, so that the content security policy can allow it by hash. A build fails when Next writes something
 * else there.
 */
export class StaticHead extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]): ReturnType<Head['getScripts']> {
    return super.getScripts(files).flatMap((script) => (isInline(script) ? toData(script) : [script]))
  }
}

function isInline(script: ReactNode): script is InlineScript {
  return isValidElement<InlineScript['props']>(script) && script.props.dangerouslySetInnerHTML !== undefined
}

function toData({ props }: InlineScript) {
  const text = props.dangerouslySetInnerHTML.__html
  const calls = text.split(/\s*\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(/)
  const data = calls.slice(1).map((call): unknown => JSON.parse(call.replace(/\);?\s*$/, '')))
  if (calls[0] !== '' || data.length === 0) throw new Error(`Next writes an unknown inline script: ${text}`)
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return [
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own chunk names, as data
    <script key={chunkListId} id={chunkListId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy
    <script key="chunk-script" dangerouslySetInnerHTML={{ __html: chunkScript }} />,
  ]
}
