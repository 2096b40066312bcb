// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { bootScript } from '@/lib/config/bootScript.js'
import { themeColors } from '@/lib/config/themeColors'
import { applyTheme, chosenTheme } from './chosenTheme'

const boot = () => new Function(bootScript)()
const shown = () => document.documentElement.dataset.theme
const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  document.head.innerHTML = `<meta name="theme-color" media="(prefers-color-scheme:light)" content="">
    <meta name="theme-color" media="(prefers-color-scheme:dark)" content="">`
})

test('the script before the first paint and the page agree on what was chosen, and what is no theme is the system’s', () => {
  for (const [kept, theme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['"><script>', 'system'],
  ] as const) {
    localStorage.setItem('countersign.theme', kept)
    delete document.documentElement.dataset.theme
    boot()
    const booted = shown()
    expect(chosenTheme.getState()).toBe(theme)
    applyTheme(chosenTheme.getState())
    expect(shown()).toBe(booted)
    expect(booted).toBe(theme === 'system' ? undefined : theme)
  }
})

test('the browser’s bars have the colour of the page, and by the system each its own', () => {
  applyTheme('dark')
  expect(bars()).toEqual([themeColors.dark, themeColors.dark])
  applyTheme('system')
  expect(bars()).toEqual([themeColors.light, themeColors.dark])
})

test('the choice outlives the page under a key that stays', () => {
  chosenTheme.write('dark')
  expect(localStorage.getItem('countersign.theme')).toBe('dark')
})
