import PDFDocument from 'pdfkit'
import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { fontFile, type Weight } from './font-coverage.ts'
import { fontRuns } from './font-runs.ts'

/* Letter size, in points. The colours of the site's light theme. */
const margin = 54
const bottomMargin = 54
/** Kept free above it: pdfkit measures a line from its foot and would break the page by itself. */
const bottomRoom = 18
const labelWidth = 150
const ink = '#0f1f21'
const second = '#3b4f52'
const line = '#d2dedb'
const primary = '#005e66'
/** From the top of a line to its foot, as a part of the size; the same for all fonts. */
const ascent = 1.07

type Style = { size?: number; weight?: Weight; colour?: string }
type Box = { x: number; width: number; align?: 'left' | 'right' }
export type PaperFacts = { lang: Lang; title: string; at: Date; footer: (page: string) => string }

/**
 * A PDF of headings, paragraphs and rows, with its fonts embedded (PRODUCT.md 12: every PDF in
 * both languages). Nothing is read from outside but the fonts that its text needs.
 */
export class Paper {
  #doc: PDFKit.PDFDocument
  #fonts = new Set<string>()
  #footer: PaperFacts['footer']

  constructor({ lang, title, at, footer }: PaperFacts) {
    this.#footer = footer
    this.#doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: margin, left: margin, right: margin, bottom: bottomMargin },
      bufferPages: true,
      lang: lang === 'es' ? 'es-US' : 'en-US',
      displayTitle: true,
      info: { Title: title, Author: 'Tramo', CreationDate: at, ModDate: at },
      font: fontFile('noto-sans-latin', 400),
    })
  }

  get #width(): number {
    return this.#doc.page.width - 2 * margin
  }

  title(text: string): void {
    this.#write('Tramo', { size: 11, weight: 700, colour: primary })
    this.#write(text, { size: 20, weight: 700 })
    this.#doc.y += 8
  }

  heading(text: string): void {
    this.#keepTogether(60)
    this.#doc.y += 10
    this.#write(text, { size: 12, weight: 700, colour: primary })
    this.#rule()
  }

  paragraph(text: string): void {
    this.#write(text, {})
    this.#doc.y += 4
  }

  note(text: string): void {
    this.#write(text, { size: 8.5, colour: second })
    this.#doc.y += 3
  }

  /** A name and what it is, in two columns. */
  fact(name: string, value: string): void {
    this.#columns(
      [name, { x: margin, width: labelWidth }, { colour: second }],
      [value, { x: margin + labelWidth + 10, width: this.#width - labelWidth - 10 }, {}],
    )
  }

  /** A name and an amount of money at the right edge. */
  amount(name: string, value: string, strong = false): void {
    const weight = strong ? 700 : 400
    this.#columns(
      [name, { x: margin, width: this.#width - 110 }, { weight }],
      [value, { x: margin + this.#width - 100, width: 100, align: 'right' }, { weight }],
    )
  }

  /** Writes the feet of all pages and answers the document to send. */
  end(): Readable {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.#doc.switchToPage(page)
      // Below the text's own bottom margin, where pdfkit would begin a new page.
      this.#doc.page.margins.bottom = 0
      this.#doc.y = this.#doc.page.height - 50
      this.#write(this.#footer(`${page + 1} / ${count}`), { size: 7.5, colour: second })
    }
    this.#doc.end()
    return this.#doc
  }

  #columns(...cells: [text: string, box: Box, style: Style][]): void {
    const needed = cells.map(([text, box, style]) => this.#height(text, box, style))
    this.#keepTogether(Math.max(...needed))
    const top = this.#doc.y
    for (const [text, box, style] of cells) {
      this.#doc.y = top
      this.#write(text, style, box)
    }
    this.#doc.y = top + Math.max(...needed) + 3
  }

  #keepTogether(height: number): void {
    const { page } = this.#doc
    if (this.#doc.y + height > page.height - page.margins.bottom - bottomRoom) this.#doc.addPage()
  }

  #rule(): void {
    const y = this.#doc.y + 1
    this.#doc
      .moveTo(margin, y)
      .lineTo(margin + this.#width, y)
      .lineWidth(0.7)
      .stroke(line)
    this.#doc.y = y + 5
  }

  /* Where several fonts share a text its breaks are not known before, so a line more is kept free. */
  #height(text: string, { width }: Box, { size = 10, weight = 400 }: Style): number {
    const runs = fontRuns(text)
    let needed = 0
    for (const run of runs) {
      this.#use(run.font, weight, size)
      needed += this.#doc.widthOfString(run.text)
    }
    this.#use('noto-sans-latin', weight, size)
    if (needed <= width) return this.#doc.currentLineHeight(true)
    const height = this.#doc.heightOfString(text, { width, baseline: 'alphabetic' })
    return runs.length === 1 ? height : height + this.#doc.currentLineHeight(true)
  }

  #use(font: string, weight: Weight, size: number): void {
    const file = fontFile(font, weight)
    if (!this.#fonts.has(file)) this.#doc.registerFont(file, file)
    this.#fonts.add(file)
    this.#doc.font(file).fontSize(size)
  }

  #write(text: string, { size = 10, weight = 400, colour = ink }: Style, box?: Box): void {
    const { x, width, align = 'left' } = box ?? { x: margin, width: this.#width }
    this.#use('noto-sans-latin', weight, size)
    this.#keepTogether(size * 1.4)
    const top = this.#doc.y
    const runs = fontRuns(text)
    for (const [index, run] of runs.entries()) {
      this.#use(run.font, weight, size)
      const isLast = index === runs.length - 1
      const options = { width, align, baseline: 'alphabetic', continued: !isLast } as const
      this.#doc.fillColor(colour)
      if (index === 0) this.#doc.text(run.text, x, top + size * ascent, options)
      else this.#doc.text(run.text, options)
    }
    this.#doc.y -= size * ascent
  }
}
