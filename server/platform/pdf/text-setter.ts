import { breakLines } from './break-lines.ts'
import { fontFile, type Weight } from './font-coverage.ts'
import { type FontRun, fontRuns, printable } from './font-runs.ts'

/** Sizes in points; left out, the size of running text, its weight and ink. */
export type Style = { size?: number; weight?: Weight; colour?: string }
export type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

const usualSize = 10
const ink = '#0f1f21'
/** From the top of a line to its foot, as a part of the size; the same for all fonts. */
const ascent = 1.07
const lead = 1.362

/** Points from the top of a line to the top of the next. */
export const lineHeight = ({ size = usualSize }: Style): number => size * lead

/** Writes lines with the fonts that print them, embedding only those it needs. */
export class TextSetter {
  #doc: PDFKit.PDFDocument
  #fonts = new Set<string>()

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** A text as the lines that fit a width. */
  lines(text: string, width: number, style: Style): string[] {
    return breakLines(printable(text), width, (line) => this.#widthOf(fontRuns(line), style))
  }

  /** Draws one of those lines. */
  draw(line: string, style: Style, { x, y, width, align = 'left' }: Place): void {
    const { size = usualSize, weight = 400, colour = ink } = style
    const pieces = fontRuns(line)
    let left = align === 'left' ? x : x + width - this.#widthOf(pieces, style)
    for (const piece of pieces) {
      const pieceWidth = this.#widthOf([piece], style)
      this.#use(piece.font, weight, size)
      this.#doc.fillColor(colour)
      const how = { lineBreak: false, baseline: 'alphabetic' } as const
      this.#doc.text(piece.text, left, y + size * ascent, how)
      left += pieceWidth
    }
  }

  #widthOf(pieces: FontRun[], { size = usualSize, weight = 400 }: Style): number {
    return pieces.reduce((sum, piece) => {
      this.#use(piece.font, weight, size)
      return sum + this.#doc.widthOfString(piece.text)
    }, 0)
  }

  #use(font: string, weight: Weight, size: number): void {
    const file = fontFile(font, weight)
    if (!this.#fonts.has(file)) this.#doc.registerFont(file, file)
    this.#fonts.add(file)
    this.#doc.font(file).fontSize(size)
  }
}
