import { inflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'

const signatureLength = 8

/** Takes screenshots until one shows a readable WalletConnect QR code, and returns the pairing address in it. */
export async function readPairingUri(target: Page | Locator, timeoutMs = 30_000): Promise<string> {
  const deadline = Date.now() + timeoutMs
  let lastFailure: unknown
  while (Date.now() < deadline) {
    try {
      const text = readQr(await target.screenshot({ animations: 'disabled' }))
      if (text.startsWith('wc:')) return text
      lastFailure = new Error(`The QR code holds ${text}`)
    } catch (error) {
      lastFailure = error
    }
  }
  throw new Error(`No WalletConnect QR code within ${timeoutMs} ms.`, { cause: lastFailure })
}

/**
 * The text of the one QR code in a PNG picture. Throws when there is none. One picture in ten the package's decoder misses
 * though it has no fault; as a camera it looks again from nearer.
 */
export function readQr(png: Buffer): string {
  const picture = decodePng(png)
  for (const times of [1, 2, 3]) {
    try {
      return decodeQR(enlarge(picture, times))
    } catch {
      // From nearer.
    }
  }
  return decodeQR(enlarge(picture, 4))
}

type Picture = { width: number; height: number; data: Uint8Array }

function enlarge({ width, height, data }: Picture, times: number): Picture {
  const channels = data.length / (width * height)
  const row = width * times * channels
  const large = new Uint8Array(row * height * times)
  for (let y = 0; y < height * times; y += 1) {
    for (let x = 0; x < width * times; x += 1) {
      const from = (Math.floor(y / times) * width + Math.floor(x / times)) * channels
      large.set(data.subarray(from, from + channels), y * row + x * channels)
    }
  }
  return { width: width * times, height: height * times, data: large }
}

/** Decodes what Chromium writes for a screenshot: 8 bits a channel, RGB or RGBA, not interlaced. */
function decodePng(png: Buffer) {
  const header = png.subarray(signatureLength + 8, signatureLength + 8 + 13)
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const [depth, colourType, , , interlaced] = header.subarray(8)
  const channels = { 2: 3, 6: 4 }[colourType ?? 0]
  if (depth !== 8 || !channels || interlaced !== 0) throw new Error('Only plain RGB and RGBA screenshots are read.')
  const data = unfilter(inflateSync(Buffer.concat(imageChunks(png))), width * channels, height, channels)
  return { width, height, data }
}

function imageChunks(png: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let start = signatureLength; start < png.length; ) {
    const length = png.readUInt32BE(start)
    const kind = png.toString('latin1', start + 4, start + 8)
    if (kind === 'IDAT') chunks.push(png.subarray(start + 8, start + 8 + length))
    start += length + 12
  }
  return chunks
}

// How a byte is foretold from the ones to its left, above, and above left, by filter number (PNG specification, 9.2).
const predictors = [() => 0, (left: number) => left, (_: number, up: number) => up, average, paeth]

function unfilter(raw: Buffer, lineLength: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(lineLength * height)
  for (let y = 0; y < height; y += 1) {
    const predict = predictors[raw[y * (lineLength + 1)] ?? 0] ?? average
    for (let x = 0; x < lineLength; x += 1) {
      const at = y * lineLength + x
      const left = x < channels ? 0 : (out[at - channels] ?? 0)
      const up = out[at - lineLength] ?? 0
      const upLeft = x < channels ? 0 : (out[at - lineLength - channels] ?? 0)
      out[at] = (raw[at + y + 1] ?? 0) + predict(left, up, upLeft)
    }
  }
  return out
}

function average(left: number, up: number): number {
  return (left + up) >> 1
}

function paeth(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft)
  const toUp = Math.abs(left - upLeft)
  const toUpLeft = Math.abs(left + up - 2 * upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}
