import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { useTakeMessage } from '@/components/messages/sign/useTakeMessage'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Panel } from '@/components/ui/Panel'
import { describeError } from '@/lib/errors'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './BegunMessages.module.css'
import * as words from './words'

/** Where there is no service: takes a message that another owner hands on as a file, a link or text. */
export function HandedMessage({ safe }: { safe: SafeView }) {
  const id = useId()
  const [text, setText] = useState('')
  const { mutate, error } = useTakeMessage(safe)
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) mutate(await file.text())
    target.value = ''
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate(text)
  }
  return (
    <Panel title={words.handedOn}>
      <form className={styles.list} onSubmit={handleSubmit} noValidate>
        <label htmlFor={id}>{words.messageFile}</label>
        <input id={id} type="file" accept=".json,application/json" onChange={handleFile} />
        <Field label={words.messageLink} value={text} onChange={({ target }) => setText(target.value)} />
        {error && <p role="alert">{describeError(error)}</p>}
        <div>
          <Button type="submit">{words.readMessage}</Button>
        </div>
      </form>
    </Panel>
  )
}
