import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { Lang } from '#protocol/core/text.ts'
import { fontFile } from './font-coverage.ts'
import { lineHeight, type Place, type Style, TextSetter } from './text-setter.ts'

/* Letter size, in points. The colours of the site's light theme. */
const margin = 54
const bottomMargin = 54
/** Kept free above it, so that the foot stands apart. */
const bottomRoom = 18
const labelWidth = 150
const second = '#3b4f52'
const line = '#d2dedb'

type Box = Omit<Place, 'y'>
/** Whose paper it is; the color of its headings. */
export type PdfCompany = { name: string; color: string }
export type PdfFacts = {
  company: PdfCompany
  lang: Lang
  title: string
  at: Date
  footer: (page: string) => string
}

/**
 * A PDF of headings, paragraphs and rows, with its fonts embedded (docs/product/app.md#languages: every PDF in
 * both languages). Nothing is read from outside but the fonts that its text needs.
 */
export class Pdf {
  #doc: PDFKit.PDFDocument
  #text: TextSetter
  #footer: PdfFacts['footer']
  #company: PdfCompany

  constructor({ company, lang, title, at, footer }: PdfFacts) {
    this.#footer = footer
    this.#company = company
    this.#doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: margin, left: margin, right: margin, bottom: bottomMargin },
      bufferPages: true,
      lang: lang === 'es' ? 'es-US' : 'en-US',
      displayTitle: true,
      info: { Title: title, Author: company.name, CreationDate: at, ModDate: at },
      font: fontFile('noto-sans-latin', 400),
    })
    this.#text = new TextSetter(this.#doc)
  }

  get #width(): number {
    return this.#doc.page.width - 2 * margin
  }

  title(text: string): void {
    this.#write(this.#company.name, { size: 11, weight: 700, colour: this.#company.color })
    this.#write(text, { size: 20, weight: 700 })
    this.#doc.y += 8
  }

  heading(text: string): void {
    this.#keepTogether(60)
    this.#doc.y += 10
    this.#write(text, { size: 12, weight: 700, colour: this.#company.color })
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
    const needed = cells.map(
      ([text, { width }, style]) => this.#text.lines(text, width, style).length * lineHeight(style),
    )
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

  #write(text: string, style: Style, box?: Box): void {
    const place = box ?? { x: margin, width: this.#width }
    for (const one of this.#text.lines(text, place.width, style)) {
      this.#keepTogether(lineHeight(style))
      const y = this.#doc.y
      this.#text.draw(one, style, { ...place, y })
      this.#doc.y = y + lineHeight(style)
    }
  }
}
