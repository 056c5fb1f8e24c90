import type { IncomingMessage } from 'node:http'
import { Problem, texts } from '../api/problem.ts'
import type { InputLimits } from './input-limits.ts'

export type BodyWatch = {
  /** A file has begun: from now on it may be as large as a form with files. */
  expectFiles(): void
  /** Its sender may send files: it may take as long as such a form, and each piece is counted. */
  allowFiles(count: (bytes: number) => void): void
  end(): void
}

/**
 * Watches a body while it comes in: its size, its pauses and its whole time. `fail` is called once,
 * for what is too large or too slow, and when the sender is gone.
 */
export function watchBody(
  raw: IncomingMessage,
  limits: InputLimits,
  fail: (problem: unknown) => void,
): BodyWatch {
  let received = 0
  let most = limits.formBytes
  let count: (bytes: number) => void = () => {}
  const began = Date.now()
  const tooSlow = () => stop(new Problem(408, texts.tooSlow))
  const silence = setTimeout(tooSlow, limits.silenceMs)
  let whole = setTimeout(tooSlow, limits.formMs)

  const onData = (chunk: Uint8Array) => {
    received += chunk.length
    silence.refresh()
    if (received > most) return stop(new Problem(413, texts.tooLarge))
    try {
      count(chunk.length)
    } catch (problem) {
      stop(problem)
    }
  }
  const onGone = () => {
    if (!raw.readableEnded) stop(new Problem(400, texts.malformed))
  }
  const end = () => {
    clearTimeout(silence)
    clearTimeout(whole)
    raw.off('data', onData).off('close', onGone).off('error', onGone)
    // A socket that breaks now is nobody's concern, and no reason to end the process.
    raw.on('error', () => {})
  }
  const stop = (problem: unknown) => {
    end()
    fail(problem)
  }
  raw.on('data', onData).on('close', onGone).on('error', onGone)
  return {
    expectFiles() {
      most = limits.uploadBytes
    },
    allowFiles(counter) {
      clearTimeout(whole)
      whole = setTimeout(tooSlow, limits.uploadMs - (Date.now() - began))
      count = counter
      counter(received)
    },
    end,
  }
}

/**
 * Reads a small body whole.
 * @throws Problem 413, 408, or 400 when its sender is gone
 */
export function readSmallBody(raw: IncomingMessage, limits: InputLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = (chunk: Buffer) => chunks.push(chunk)
    const watch = watchBody(raw, limits, (problem) => {
      raw.off('data', collect)
      reject(problem)
    })
    raw.on('data', collect)
    raw.once('end', () => {
      watch.end()
      resolve(Buffer.concat(chunks))
    })
  })
}
