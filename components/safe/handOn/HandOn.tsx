import { Button } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { saveFile } from '@/lib/file/saveFile'
import { PassOn } from './PassOn'
import styles from './PassOn.module.css'
import * as words from './words'

type HandOnProps = {
  kind: words.Handed
  /** With all of it behind its `#`, or why there is none. */
  link: { href: string } | { problem: string }
  /** All of it. */
  text: string
  fileName: string
}

/** Hands something with its signatures on without any service: as a link, also for a camera, a file or text. */
export function HandOn({ kind, link, text, fileName }: HandOnProps) {
  const others = (
    <>
      <Button onClick={() => saveFile(fileName, text)}>{words.saveFile}</Button>
      <CopyButton text={text} label={words.copyText} />
    </>
  )
  if ('href' in link) {
    return (
      <PassOn href={link.href} label={words.copyLink} kind={kind}>
        {others}
      </PassOn>
    )
  }
  return (
    <div className={styles.ways}>
      <div className={styles.row}>{others}</div>
      <p className={styles.soft}>{link.problem}</p>
    </div>
  )
}
