import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Packed parts of a PDF may unfold to this much in all; a usual document's are far smaller. */
const mostUnpacked = 8 * 1024 * 1024
const mostParts = 500

/** What makes a document act instead of being read; long enough not to stand anywhere by chance. */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/
/** The same in few letters, which a drawing's bytes may hold by chance. */
const activeOutsideStreams = /\/(JS|XFA|Movie|Sound|3D|Encrypt)(?![A-Za-z0-9])/

/** Names may be written with #xx for any letter. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * True for a PDF that is whole and only to be read: it begins and ends as one, and neither its
 * plain nor its packed objects hold scripts, programs to start, attached files or forms that
 * send. An encrypted one cannot be looked into and is refused as well.
 */
export async function isPlainPdf(bytes: Uint8Array): Promise<boolean> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return false
  // Whatever follows the end is not part of the document: a second file in the same bytes.
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-2048))) return false
  const named = plainNames(text)
  if (active.test(named) || activeOutsideStreams.test(plainNames(outsideStreams(text))))
    return false
  // A packed part under a disguised name would not be found below.
  if (countOf(named, '/ObjStm') !== countOf(text, '/ObjStm')) return false
  return packedObjectsArePlain(buffer, text)
}

function countOf(text: string, part: string): number {
  return text.split(part).length
}

/** Content streams hold drawing, and by chance any letters; objects stand outside of them. */
function outsideStreams(text: string): string {
  return text.replace(/\bstream\r?\n[\s\S]*?endstream/g, 'stream endstream')
}

async function packedObjectsArePlain(buffer: Buffer, text: string): Promise<boolean> {
  let left = mostUnpacked
  let parts = 0
  for (const match of text.matchAll(/\/ObjStm\b/g)) {
    parts += 1
    if (parts > mostParts) return false
    const start = /\bstream\r?\n/g
    start.lastIndex = match.index
    if (!start.exec(text)) return false
    const end = text.indexOf('endstream', start.lastIndex)
    try {
      // A stream may be followed by its line end, which the unpacking passes over.
      const packed = buffer.subarray(start.lastIndex, end < 0 ? undefined : end)
      const plain = await unpack(packed, { maxOutputLength: left })
      left -= plain.length
      const objects = plainNames(plain.toString('latin1'))
      if (left <= 0 || active.test(objects) || activeOutsideStreams.test(objects)) return false
    } catch {
      return false
    }
  }
  return true
}
