import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/* As much CBOR as an attestation has (RFC 8949). */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** What is wrong with one answer of an authenticator, for attacks. */
export type Fault = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  /** Nobody showed that they own it. */
  unverified?: boolean
  /** Another key signs. */
  forged?: boolean
  userHandle?: string
}

/** A passkey in software, as a phone or a security key has it: one credential, ES256, no attestation. */
export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #site: { rpId: string; origin: string }
  #userHandle = ''
  #counter = 0

  constructor(site: { rpId: string; origin: string }) {
    this.#site = site
  }

  get id(): string {
    return base64url(this.#id)
  }

  /** Answers what `navigator.credentials.create` was called with. */
  create(options: string, fault: Fault = {}) {
    const { challenge, user } = JSON.parse(options) as { challenge: string; user: { id: string } }
    this.#userHandle = user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.#id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key])
    const authData = Buffer.concat([this.#head(0x40, fault), credential])
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#answer('webauthn.create', challenge, fault, {
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    })
  }

  /** Answers what `navigator.credentials.get` was called with. */
  get(options: string, fault: Fault = {}) {
    const { challenge } = JSON.parse(options) as { challenge: string }
    this.#counter += 1
    const authenticatorData = this.#head(0, fault)
    const clientData = this.#clientData('webauthn.get', challenge, fault)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const signature = sign('sha256', signed, (fault.forged ? other : this.#keys).privateKey)
    return this.#answer('webauthn.get', challenge, fault, {
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: fault.userHandle ?? this.#userHandle,
    })
  }

  #head(more: number, { rpId = this.#site.rpId, counter = this.#counter, unverified }: Fault) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = Buffer.from([(unverified ? 0x01 : 0x05) | more])
    return Buffer.concat([sha256(rpId), flags, count])
  }

  #clientData(type: string, challenge: string, fault: Fault): Buffer {
    const { origin = this.#site.origin } = fault
    const crossOrigin = false
    const data = { type, challenge: fault.challenge ?? challenge, origin, crossOrigin }
    return Buffer.from(JSON.stringify(data))
  }

  #answer<More extends object>(type: string, challenge: string, fault: Fault, more: More) {
    const clientDataJSON = base64url(this.#clientData(type, challenge, fault))
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: { clientDataJSON, ...more },
    }
  }
}
