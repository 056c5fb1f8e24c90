import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'

/** A public key as it is published (RFC 8037); `kid` is its thumbprint (RFC 7638). */
export type PublicKey = {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  kid: string
  alg: 'EdDSA'
  use: 'sig'
}

/** What this installation signs with, and every key that it has signed with: the newest first. */
export type SigningKey = {
  id: string
  published: PublicKey[]
  /** @returns the signature of a text in base64url */
  sign: (text: string) => string
  /** @returns the keyed hash (HMAC-SHA-256) of a text in base64url, which nobody without the file can compute or try out */
  mark: (text: string) => string
  /** What marks are made with, as it stands in a key file: it outlives the key that signs. */
  markKey: string
}

/** Why a text is not signed by one of the keys. */
export type SignatureFlaw = 'unknownKey' | 'wrongSignature'

const begin = '-----BEGIN '
/** The block of a key file with what marks are made with; without one it is derived from the key that signs. */
const markName = 'TRAMO MARK KEY'

/**
 * Reads a key file: PEM blocks of Ed25519 keys, first the private key that signs, after it those
 * that signed before, private or public. What marks are made with may stand there too.
 * @returns undefined when it is no such file
 */
export function readSigningKey(pem: string): SigningKey | undefined {
  const all = pem.split(begin).slice(1)
  const isMark = (block: string) => block.startsWith(`${markName}-----`)
  const blocks = all.filter((block) => !isMark(block))
  const markBlock = all.find(isMark)
  const keys = blocks.flatMap((block) => keyOf(`${begin}${block}`))
  const [current] = keys
  if (current?.type !== 'private' || keys.length !== blocks.length) return undefined
  const markKey = markBlock === undefined ? derivedMarkKey(current) : markKeyIn(markBlock)
  if (markKey === undefined) return undefined
  const published = keys.map((key) => publish(key))
  return {
    id: published[0]?.kid ?? '',
    published,
    sign: (text) => sign(null, Buffer.from(text), current).toString('base64url'),
    mark: (text) =>
      createHmac('sha256', Buffer.from(markKey, 'base64')).update(text).digest('base64url'),
    markKey,
  }
}

const markBytes = 32

function derivedMarkKey(key: KeyObject): string {
  const secret = key.export({ format: 'der', type: 'pkcs8' })
  return Buffer.from(hkdfSync('sha256', secret, '', 'tramo marks', markBytes)).toString('base64')
}

function markKeyIn(block: string): string | undefined {
  const text = block.split('-----')[1]?.trim() ?? ''
  return Buffer.from(text, 'base64').length === markBytes ? text : undefined
}

/** Whether a text was signed by one of the published keys; undefined when it was. */
export function signatureFlaw(
  keys: readonly PublicKey[],
  { key: id, signature }: { key: string; signature: string },
  text: string,
): SignatureFlaw | undefined {
  const key = keys.find(({ kid }) => kid === id)
  if (!key) return 'unknownKey'
  const { kty, crv, x } = key
  try {
    const told = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
    const isSigned =
      key.kid === thumbprint(x) &&
      verify(null, Buffer.from(text), told, Buffer.from(signature, 'base64url'))
    return isSigned ? undefined : 'wrongSignature'
  } catch {
    return 'wrongSignature'
  }
}

/**
 * The file of a new key; those that there were go on as public ones, so that what they signed stays proven, and
 * `markKey` goes on as it is, so that what was marked is known again.
 */
export function newKeyFile(before: readonly Pick<PublicKey, 'x'>[] = [], markKey?: string): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  const earlier = before.map(({ x }) =>
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }).export({
      format: 'pem',
      type: 'spki',
    }),
  )
  const mark =
    markKey === undefined ? '' : `${begin}${markName}-----\n${markKey}\n-----END ${markName}-----\n`
  return [privateKey.export({ format: 'pem', type: 'pkcs8' }), ...earlier, mark].join('')
}

/** What follows the end of its block is not looked at. */
function keyOf(block: string): KeyObject[] {
  const kind = ['PRIVATE', 'PUBLIC'].find((each) => block.startsWith(`${begin}${each} KEY-----`))
  if (kind === undefined) return []
  try {
    const key = kind === 'PRIVATE' ? createPrivateKey(block) : createPublicKey(block)
    return key.asymmetricKeyType === 'ed25519' ? [key] : []
  } catch {
    return []
  }
}

function publish(key: KeyObject): PublicKey {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' })
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x), alg: 'EdDSA', use: 'sig' }
}

const thumbprint = (x: string) =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')

let inUse: SigningKey | undefined

/**
 * The key of this process. One process is one server and signs with one key, wherever in its code
 * something is written that has to be signed.
 * @throws before the database was opened
 */
export function signingKey(): SigningKey {
  if (!inUse) throw new Error('there is no signing key yet')
  return inUse
}

export function useSigningKey(key: SigningKey): void {
  inUse = key
}
