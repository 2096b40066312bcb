import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { watchView } from '@/lib/query/useInView'
import { drawInTurns } from './drawInTurns'
import { whenPrinted } from './whenPrinted'

/** Three to four windows: what comes nearer is there before it is seen. */
const nearby = '3000px 0px'

/** `usual`: it has not been near, and nobody knows better. */
type Room = number | 'usual' | undefined

/**
 * The height of an element that is far from the window, where something light may stand in its place; undefined while it is
 * near, is not measured yet, holds the focus, or is printed. What has the focus while it comes near has it afterwards.
 */
export function useFarRoom(ref: RefObject<Element | null>, isFarAtFirst: boolean): Room {
  const [room, setRoom] = useState<Room>(isFarAtFirst ? 'usual' : undefined)
  const isFar = room !== undefined
  const isFocused = useRef(false)
  // What is near and what is far are two elements.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (isFocused.current) element.querySelector('a')?.focus({ preventScroll: true })
    let leaveTurn = () => undefined as unknown
    const leaveView = watchView(element, nearby, ({ isIntersecting, boundingClientRect }) => {
      leaveTurn()
      isFocused.current = element.contains(document.activeElement)
      const isKept = isIntersecting || isFocused.current
      // Dozens come near at once, of which most are not seen yet.
      if (isKept && isFar && isOutside(boundingClientRect)) leaveTurn = drawInTurns(() => setRoom(undefined))
      else setRoom((known) => (isKept ? undefined : (known ?? (Math.round(boundingClientRect.height) || 'usual'))))
    })
    // Near ones too: what was told to leave just before is drawn in the same turn.
    const leavePrint = whenPrinted(() => setRoom(undefined))
    return () => {
      leaveTurn()
      leaveView()
      leavePrint()
    }
  }, [ref, isFar])
  return room
}

const isOutside = ({ top, bottom }: DOMRectReadOnly) => bottom < 0 || top > window.innerHeight
