import PDFDocument from 'pdfkit'

/* A string of a PDF in UTF-16, as its reader copies it. */
const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/**
 * A PDF whose drawn text may say what it stands for (ActualText), for scripts whose glyphs change
 * their place. pdfkit's own marks stand around the text's coordinates, where some readers
 * look for the text at another height of the page; these stand within.
 */
export class SpokenDocument extends PDFDocument {
  /** What the next text says; undefined when its glyphs tell. */
  says: string | undefined

  override addContent(data: string): this {
    if (data === 'BT' && this.says)
      super.addContent(`/Span <</ActualText ${utf16(this.says)}>> BDC`)
    super.addContent(data)
    if (data === 'ET' && this.says) super.addContent('EMC')
    return this
  }
}
