#!/usr/bin/env node
// Interleaved cold-load benchmark for two or more web apps that are already being served.
//
//   node bench/web-bench.mjs baseline=http://127.0.0.1:3001 site=http://127.0.0.1:3002 --n 7 --profile slow4g
//
// Give the same URL twice under two labels to measure the machine's own noise (A/A run).
import { writeFileSync } from 'node:fs'
import { coldLoad } from './web/coldLoad.mjs'
import { parseOptions } from './web/options.mjs'
import { get, pageBytes } from './web/pageBytes.mjs'
import { findBrowser } from './web/profiles.mjs'
import { kib, printBytes, printLoads, printMemory, printRoutes, whole } from './web/report.mjs'
import { measureRoute, readTree } from './web/server.mjs'

const options = parseOptions(process.argv.slice(2))
const { targets, pids, apis } = options
const result = { options, date: new Date().toISOString(), bytes: {}, loads: {}, api: {}, memory: {} }

// The order turns round every other round, so that a drift of the machine's speed cancels out.
const inOrder = (round) => (round % 2 ? [...targets].reverse() : targets)

async function countBytes() {
  for (const { label, url } of targets) {
    result.bytes[label] = {}
    for (const page of options.pages) result.bytes[label][page] = await pageBytes(url, page)
  }
  for (const page of options.pages) printBytes(targets, page, result.bytes)
}

async function loadWithoutLoss(chromium, executable, target) {
  let sample = await coldLoad(chromium, executable, target, options, 'quiet')
  for (let repeat = 0; sample.lost > 0 && repeat < 2; repeat++) {
    process.stderr.write(`${target.label}: ${sample.lost} requests failed or not seen, load repeated\n`)
    sample = await coldLoad(chromium, executable, target, options, 'quiet')
  }
  return sample
}

async function loadPages() {
  const { chromium } = await import('@playwright/test')
  const executable = options.chromium ?? findBrowser()
  for (const { label } of targets) result.loads[label] = []
  for (let round = 0; round < options.n; round++) {
    for (const target of inOrder(round)) {
      const sample = await loadWithoutLoss(chromium, executable, target)
      if (!options.noDialog && options.eager) {
        Object.assign(sample, await coldLoad(chromium, executable, target, options, 'eager'))
      }
      // Heap repeats within 0.1 %, so once is enough.
      if (round === 0) Object.assign(sample, await coldLoad(chromium, executable, target, options, 'held'))
      result.loads[target.label].push(sample)
      const figures = `fcp=${whole(sample.fcp)} clickable=${whole(sample.clickable)} total=${kib(sample.total)}`
      process.stderr.write(`${target.label} ${round + 1}/${options.n} ${figures}\n`)
    }
  }
  const machine = `profile ${options.profile}, CPU x${options.cpu}${options.mobile ? ', mobile viewport' : ''}`
  console.log(`Cold loads of ${options.path}: n=${options.n} each, interleaved; ${machine}.`)
  console.log(`median [min-max] (ratio to ${targets[0].label})`)
  printLoads(targets, result.loads)
}

async function measureRoutes() {
  for (let round = 0; round < 3; round++) {
    for (const { label, url } of inOrder(round)) {
      const path = apis[label] ?? apis['*']
      result.api[label] ??= []
      result.api[label].push(await measureRoute(url + path, options, pids[label]))
    }
  }
  const shown = targets.map(({ label }) => `${label} ${apis[label] ?? apis['*']}`).join(', ')
  console.log(`GET ${shown}: ${options.apiConns} connections kept open, ${options.apiSeconds} s, 3 rounds`)
  console.log('(the client shares the machine)')
  printRoutes(targets, result.api)
}

for (const { label, url } of targets) {
  await get(url + options.path)
  if (pids[label]) result.memory[label] = { idle: readTree(pids[label]).memory }
}
await countBytes()
if (!options.bytesOnly) await loadPages()
if (Object.keys(apis).length > 0) await measureRoutes()
for (const { label } of targets) {
  if (pids[label]) result.memory[label].after = readTree(pids[label]).memory
}
if (Object.keys(result.memory).length > 0) printMemory(targets, result.memory)
if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 1))
