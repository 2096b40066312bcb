import { Fragment } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '@/components/ui/dialog/Dialog'
import styles from './ShortcutSheet.module.css'
import { goKeys } from './shortcutKeys'
import { singleKeys } from './singleKeys'
import * as words from './words'

type ShortcutSheetProps = { onClose: () => void }

const rows: [act: string, keys: string[]][] = [
  [words.acts.search, [words.keys.search]],
  [words.acts.create, [words.keys.create]],
  ...Object.entries(goKeys).map(([key, { act }]): [string, string[]] => [
    words.acts[act],
    [words.keys.go, key.toUpperCase()],
  ]),
  [words.acts.sheet, [words.keys.sheet]],
]

/** All shortcuts, and a way to be without those of single keys. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const isOn = useStore(singleKeys)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <dl className={styles.list}>
        {rows.map(([act, keys]) => (
          <div key={act}>
            <dt>{act}</dt>
            <dd>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && ` ${words.nextKey} `}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.toggle}>
        <input type="checkbox" checked={isOn} onChange={() => singleKeys.write(!isOn)} />
        {words.singleKeys}
      </label>
      <p className={styles.hint}>{words.singleKeysHint}</p>
    </Dialog>
  )
}
