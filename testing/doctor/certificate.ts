import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate and its key as PEM; who believes `cert` as an authority believes the server that has both. */
export type Certificate = { cert: string; key: string }

/* DER, as far as a certificate needs it (X.690, RFC 5280). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
/** GeneralizedTime, in whole seconds. */
const time = (at: Date) =>
  der(0x18, Buffer.from(at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '') + 'Z'))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = '550403'
const alternativeNames = '551d11'

/** A certificate for `host` that its own key has signed, valid between two moments. */
export function selfSigned(host: string, from: Date, to: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(identifier(commonName), der(0x0c, Buffer.from(host)))))
  const names = sequence(der(0x82, Buffer.from(host)))
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(identifier(alternativeNames), der(0x04, names)))),
  )
  const signed = sequence(said, ecdsaWithSha256, bits(sign('sha256', said, privateKey)))
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
