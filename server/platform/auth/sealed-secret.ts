import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { signingKey } from './signing-key.ts'

/* Of the key file, and no part of the database: whoever gets hold of the tables alone cannot read what is sealed. */
const sealingKey = (purpose: string) =>
  createHash('sha256')
    .update(signingKey().mark(`seal|${purpose}`))
    .digest()

/** Seals a secret that we have to use ourselves. @param purpose what it is for; nothing else opens it */
export function sealSecret(purpose: string, secret: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(purpose), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @returns undefined when it was sealed with another key file, or for something else */
export function openSecret(purpose: string, sealed: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed)
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
