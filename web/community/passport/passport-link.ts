import { longestPassport } from '#protocol/community/passport/limits.ts'
import { routes } from '#web/core/routing/routes.ts'
import { base64urlOf, bytesOf } from './base64url.ts'

/*
 * A passport as a link, for a QR code: compressed, behind the #, which no browser sends to a server
 * (docs/product/community.md#rental-passport).
 */

/** A QR code holds no more. */
const longestLink = 4_000

/** The link to a passport at its issuer's. @throws where the browser cannot compress */
export async function passportLink(issuer: string, file: string): Promise<string> {
  const content = JSON.stringify(JSON.parse(file))
  const packed = streamOf(content).pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `${issuer}${routes.passport}#${base64urlOf(bytes)}`
}

/** The file in what stands behind the # of such a link; undefined for anything else. */
export async function passportInLink(content: string): Promise<string | undefined> {
  const bytes = content.length > longestLink ? undefined : bytesOf(content)
  try {
    return bytes && (await unpacked(bytes))
  } catch {
    return undefined
  }
}

/** Four thousand characters may unpack to millions: what is longer than a passport is read no further. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (text.length <= longestPassport) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return undefined
}

const streamOf = (content: string | Uint8Array<ArrayBuffer>) =>
  new Response(content).body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()
