import { useEffect } from 'react'
import * as words from './words'

/** Puts a number before the tab's title, whatever the pages make of it meanwhile; nothing for none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    let [bare, counted] = ['', '']
    const mark = () => {
      if (document.title === counted) return
      bare = document.title
      counted = words.countedTitle(count, bare)
      document.title = counted
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title === counted) document.title = bare
    }
  }, [count])
}
