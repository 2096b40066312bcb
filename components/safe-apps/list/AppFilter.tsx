import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import styles from './AppFilter.module.css'
import * as words from './words'

type AppFilterProps = {
  search: string
  onSearch: (search: string) => void
  tags: readonly string[]
  tag: string | undefined
  onTag: (tag: string | undefined) => void
}

/** Narrows the list of apps by words and by category. */
export function AppFilter({ search, onSearch, tags, tag, onTag }: AppFilterProps) {
  return (
    <div className={styles.filter}>
      <Field label={words.searchApps} type="search" value={search} onChange={(event) => onSearch(event.target.value)} />
      {tags.length > 0 && (
        <fieldset className={styles.tags} data-word="service">
          <legend className="visually-hidden">{words.category}</legend>
          {tags.map((name) => (
            <Button
              key={name}
              className={name === tag ? styles.chosen : ''}
              aria-pressed={name === tag}
              onClick={() => onTag(name === tag ? undefined : name)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
