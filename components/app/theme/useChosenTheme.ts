import { useEffect } from 'react'
import { useStore } from 'zustand'
import { applyTheme, chosenTheme } from './chosenTheme'

/** The chosen theme, applied as it changes. */
export function useChosenTheme() {
  const theme = useStore(chosenTheme)
  useEffect(() => applyTheme(theme), [theme])
  return theme
}
