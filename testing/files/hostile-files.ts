import { deflateRawSync, deflateSync, gzipSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A real little picture to be made hostile. */
export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a86' } })

/** A whole one-page PDF; `more` are further objects, `end` is written after its end. */
export function pdf(more = '', end = ''): Buffer {
  const objects = `1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>> endobj
${more}`
  const body = `%PDF-1.7\n${objects}\ntrailer <</Root 1 0 R/Size 4>>\nstartxref\n${String(objects.length).padStart(10, '0')}\n%%EOF\n${end}`
  return Buffer.from(body, 'latin1')
}

/** Objects packed into a stream, where a plain reading does not find them. */
export function packedObjects(objects: string): string {
  const packed = deflateSync(objects).toString('latin1')
  return `9 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream endobj`
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of these dimensions by its header alone, with hardly any data. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG whose text chunk unfolds to 100 MB. */
export async function pngWithPackedText(): Promise<Buffer> {
  const whole = await picture().png().toBuffer()
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100_000_000)),
  ])
  return Buffer.concat([whole.subarray(0, 33), chunk('zTXt', text), whole.subarray(33)])
}

/** An animation of so many frames, each the whole canvas and of its own colour. */
export async function animation(frames: number): Promise<Buffer> {
  const size = { width: 200, height: 200, channels: 3 } as const
  const pixels = Buffer.alloc(200 * 200 * 3 * frames)
  for (let frame = 0; frame < frames; frame++)
    pixels.fill(frame % 256, frame * 200 * 200 * 3, (frame + 1) * 200 * 200 * 3)
  return sharp(pixels, { raw: { ...size, height: 200 * frames, pageHeight: 200 } })
    .webp({ loop: 0 })
    .toBuffer()
}

/** The smallest archive with one file. */
export function zip(): Buffer {
  const data = deflateRawSync('payload')
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
    Buffer.alloc(16),
  ])
  const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  return Buffer.concat([local, Buffer.from('\x05\0\0\0a.txt', 'latin1'), data, end])
}

export const svg = (inside: string, before = '', root = 'width="40" height="30"') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}<rect width="10" height="10" fill="red"/></svg>`,
  )

export const svgz = () => gzipSync(svg('<script>alert(1)</script>'))

/** A part of a form byte by byte as a hostile client writes it, past every check of a browser. */
export function rawForm(
  fields: Record<string, string>,
  file: { field: string; name: string; type: string; bytes: Uint8Array },
): { payload: Buffer; contentType: string } {
  const boundary = 'b0undary'
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(head + opening, 'utf8'),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

/** The first bytes of a photo as iPhones take it. */
export const heic = () =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)])
