import { readFileSync } from 'node:fs'
import { isLoopback } from '../config-values.ts'
import { typedPath } from './typed-path.ts'
import type { PublicKey } from '../platform/auth/signing-key.ts'

/** A sentence for the person at the keyboard, not a fault of the program. */
export class Misuse extends Error {}

/**
 * A file to look at and the published keys of whoever signed it, as they are named on the command
 * line: `FILE --key KEYS`, where KEYS is a file or an address.
 * @throws Misuse when they are not named, or cannot be read
 */
export async function fileAndKeys(
  args: string[],
  usage: string,
): Promise<{ text: string; keys: PublicKey[] }> {
  const { path, where } = askedFor(args, usage)
  const text = readText(path)
  return {
    text,
    keys: keysOf(where, /^https?:/.test(where) ? await fetched(where) : readText(where)),
  }
}

function askedFor(args: string[], usage: string): { path: string; where: string } {
  const at = args.indexOf('--key')
  const [path, ...more] = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1))
  const where = at === -1 ? undefined : args[at + 1]
  if (!path || !where || more.length > 0) throw new Misuse(usage)
  return { path, where }
}

async function fetched(address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol === 'http:' && !isLoopback(url.hostname)))
    throw new Misuse(`${address} is not safe to ask: keys come over https://.`)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' })
    if (answer.ok) return await answer.text()
    throw new Misuse(`${address} answers ${answer.status}, and no keys.`)
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(`${address} cannot be reached.`)
  }
}

function keysOf(where: string, text: string): PublicKey[] {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown }
    if (Array.isArray(keys) && keys.length > 0 && keys.every(isKey)) return keys
  } catch {
    // Said below.
  }
  throw new Misuse(`${where} has no public keys in it.`)
}

const isKey = (value: unknown): value is PublicKey =>
  typeof value === 'object' &&
  value !== null &&
  ['kid', 'x'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

function readText(path: string): string {
  try {
    return readFileSync(typedPath(path), 'utf8')
  } catch {
    throw new Misuse(`${path} cannot be read.`)
  }
}
