import { expect, test } from 'vitest'
import { listTwice } from './loadedTwice'

const script = (file: string, modules: string) => ({ file, text: `(globalThis.TURBOPACK||=[]).push([0,${modules}])` })

test('names two scripts that bring the same modules, and how many', () => {
  const one = script('a.js', '401829,e=>{e.v({count:"_Rr47a"})},770012,559217,e=>{"use strict";e.i(1)}')
  const other = script('b.js', '559217,e=>{e.i(2)},246684,function(e){e.n(e.i(519623))},401829,(e,t,r)=>{}')
  expect(listTwice([one, other])).toEqual(['2 modules twice, in a.js and b.js'])
})

test('takes no number that is only named for a module', () => {
  const one = script('a.js', '401829,e=>{let t=[559217,246684];e.i(559217)}')
  const other = script('b.js', '559217,e=>{e.i(401829)},246684,e=>{}')
  expect(listTwice([one, other])).toEqual([])
})
