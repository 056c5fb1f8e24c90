import { whenSignedOut } from './session.ts'
import { store, stored } from '../storage.ts'

/** As long as the links that are asked for with it (docs/product/accounts.md#signing-in). */
const lifeMs = 20 * 60_000
const separator = ' '

/** Without storage it lasts as long as this page; a link opened in a new tab then asks. */
let inMemory: string | undefined

function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What shows the server that a link is opened where it was asked for; undefined when that is long ago. */
export function browserProof(): string | undefined {
  const [proof = '', until = ''] = (stored('signInProof') ?? inMemory ?? '').split(separator)
  return Number(until) > Date.now() ? proof : undefined
}

/** The proof to ask for a link with: the living one, so that an earlier mail still works here, or a new one. */
export function proofToSend(): string {
  const proof = browserProof() ?? made()
  inMemory = `${proof}${separator}${Date.now() + lifeMs}`
  store('signInProof', inMemory)
  return proof
}

/** Somebody is signed in: the proof is no longer needed. */
export function forgetProof(): void {
  inMemory = undefined
  store('signInProof', '')
}

whenSignedOut((ending) => {
  if (ending === 'signedOut') forgetProof()
})
