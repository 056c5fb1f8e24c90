import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/*
 * Everything here goes once over the document, from its start to its end: what looks for a part's
 * end again from every start would take minutes for a few hundred kilobytes.
 */

const unpack = promisify(inflate)

/** Packed parts of a PDF may unfold to this much in all; a usual document's are far smaller. */
const mostUnpacked = 8 * 1024 * 1024
const mostParts = 500

/** What makes a document act instead of being read; long enough not to stand anywhere by chance. */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/
/** The same in few letters, which a drawing's bytes may hold by chance. */
const activeOutsideStreams = /\/(JS|XFA|Movie|Sound|3D|Encrypt)(?![A-Za-z0-9])/

const hash = 0x23
/** The value of a byte as a hexadecimal digit, 16 for none. */
const digits = Uint8Array.from({ length: 256 }, (_none, byte) => {
  const value = '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase())
  return value < 0 ? 16 : value
})

/**
 * Names may be written with #xx for any letter. Byte by byte, for a document can be full of them.
 * @param {string} text
 */
function plainNames(text) {
  const from = Buffer.from(text, 'latin1')
  const to = Buffer.allocUnsafe(from.length)
  let length = 0
  for (let at = 0; at < from.length; at++) {
    const byte = from[at] ?? 0
    const high = byte === hash ? (digits[from[at + 1] ?? 0] ?? 16) : 16
    const low = byte === hash ? (digits[from[at + 2] ?? 0] ?? 16) : 16
    const isName = high < 16 && low < 16
    to[length] = isName ? high * 16 + low : byte
    length += 1
    if (isName) at += 2
  }
  return to.toString('latin1', 0, length)
}

/**
 * True for a PDF that is whole and only to be read: it begins and ends as one, and neither its
 * plain nor its packed objects hold scripts, programs to start, attached files or forms that
 * send. An encrypted one cannot be looked into and is refused as well.
 * @param {Uint8Array} bytes
 */
export async function isPlainPdf(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text.slice(0, 16))) return false
  if (!endsAsPdf(text)) return false
  const named = plainNames(text)
  const streams = streamsOf(text)
  if (active.test(named)) return false
  if (activeOutsideStreams.test(plainNames(outside(text, streams)))) return false
  // A packed part under a disguised name would not be found below.
  if (named.split('/ObjStm').length !== text.split('/ObjStm').length) return false
  return packedObjectsArePlain(buffer, text)
}

/** Whatever follows the end is not part of the document: a second file in the same bytes. @param {string} text */
function endsAsPdf(text) {
  let end = text.length
  while (end > 0 && /[\s\0]/.test(text.charAt(end - 1))) end -= 1
  // Space behind the end counts as part of the last two kilobytes, in which it has to stand.
  const last = text.slice(Math.max(0, text.length - 2048), end)
  const start = last.lastIndexOf('startxref')
  return start >= 0 && /^startxref\s+\d+\s+%%EOF$/.test(last.slice(start))
}

/**
 * Where the content of the next stream begins: behind the word of its own and its line end.
 * @param {string} text @param {number} from
 * @returns {{ word: number, content: number } | undefined}
 */
function nextStream(text, from) {
  for (let at = text.indexOf('stream', from); at >= 0; at = text.indexOf('stream', at + 6)) {
    const end = at + 6
    const lineEnd = text.startsWith('\r\n', end) ? 2 : text.startsWith('\n', end) ? 1 : 0
    const isWord = at === 0 || !/\w/.test(text.charAt(at - 1))
    if (lineEnd > 0 && isWord) return { word: at, content: end + lineEnd }
  }
  return undefined
}

/** The streams of a document one after the other, without what lies inside of them. @param {string} text */
function streamsOf(text) {
  /** @type {{ word: number, end: number }[]} */
  const streams = []
  for (let found = nextStream(text, 0); found; ) {
    const end = text.indexOf('endstream', found.content)
    // Without an end there is none for any later one either.
    if (end < 0) break
    streams.push({ word: found.word, end: end + 'endstream'.length })
    found = nextStream(text, end + 'endstream'.length)
  }
  return streams
}

/**
 * Content streams hold drawing, and by chance any letters; objects stand outside of them.
 * @param {string} text @param {{ word: number, end: number }[]} streams
 */
function outside(text, streams) {
  const parts = []
  let from = 0
  for (const { word, end } of streams) {
    parts.push(text.slice(from, word))
    from = end
  }
  return [...parts, text.slice(from)].join('stream endstream')
}

/** @param {Buffer} buffer @param {string} text */
async function packedObjectsArePlain(buffer, text) {
  let left = mostUnpacked
  let parts = 0
  /** Up to here everything packed was looked into. */
  let done = 0
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    parts += 1
    // A part named inside of another would have the same bytes unpacked again and again.
    if (parts > mostParts || index < done) return false
    const stream = nextStream(text, index)
    if (!stream) return false
    const end = text.indexOf('endstream', stream.content)
    done = end < 0 ? text.length : end
    try {
      // A stream may be followed by its line end, which the unpacking passes over.
      const plain = await unpack(buffer.subarray(stream.content, done), { maxOutputLength: left })
      left -= plain.length
      const objects = plainNames(plain.toString('latin1'))
      if (left <= 0 || active.test(objects) || activeOutsideStreams.test(objects)) return false
    } catch {
      return false
    }
  }
  return true
}
