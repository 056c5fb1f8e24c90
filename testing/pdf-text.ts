import { inflateSync } from 'node:zlib'

/** What a PDF of ours says: its lines, top to bottom; a tab between pieces of one line. */
export type ReadPdf = { text: string; fonts: string[] }

type Objects = Map<string, { dict: string; stream: string | undefined }>

function objectsOf(raw: string): Objects {
  const objects: Objects = new Map()
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const begin = body.indexOf('stream\n')
    const dict = begin < 0 ? body : body.slice(0, begin)
    const packed = begin < 0 ? '' : body.slice(begin + 7, body.lastIndexOf('\nendstream'))
    const isPacked = dict.includes('/FlateDecode') && !dict.includes('/Subtype /CIDFontType')
    const stream =
      begin < 0
        ? undefined
        : isPacked
          ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
          : packed
    objects.set(id, { dict, stream })
  }
  return objects
}

const unicodeOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Glyph number to text, from a font's ToUnicode map as pdfkit writes it: runs of `[<…> <…>]`. */
function glyphTexts(cmap: string): Map<number, string> {
  const texts = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    const first = Number.parseInt(from, 16)
    const values = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map((one) => one[1] ?? '')
    for (const [index, hex] of values.entries())
      texts.set(first + index, unicodeOf(hex.replaceAll(' ', '')))
  }
  return texts
}

function fontsOf(objects: Objects): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { dict } of objects.values()) {
    for (const [, name = '', id = ''] of dict.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmapId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dict ?? '')?.[1] ?? ''
      fonts.set(name, glyphTexts(objects.get(cmapId)?.stream ?? ''))
    }
  }
  return fonts
}

/** Reads the text of a PDF that this server made, by its embedded fonts' own maps. */
export function readPdf(bytes: Buffer): ReadPdf {
  const raw = bytes.toString('latin1')
  const objects = objectsOf(raw)
  const fonts = fontsOf(objects)
  let text = ''
  for (const { dict } of objects.values()) {
    const content = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(dict)?.[1]
    if (!content) continue
    let lastY = ''
    let font: Map<number, string> | undefined
    const pieces = (objects.get(content)?.stream ?? '').matchAll(
      /1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )
    for (const [, y, name, shown] of pieces) {
      if (y !== undefined) {
        text += y === lastY ? '\t' : '\n'
        lastY = y
      }
      if (name !== undefined) font = fonts.get(name)
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const [glyph] of hex.matchAll(/.{4}/g))
          text += font?.get(Number.parseInt(glyph, 16)) ?? ''
    }
  }
  const names = [...raw.matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map((one) => one[1] ?? '')
  return { text: text.trim(), fonts: [...new Set(names)] }
}
