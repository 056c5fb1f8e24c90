import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { paperDateTime } from '../../platform/mail/date-time-text.ts'
import { Pdf, type PdfCompany } from '../../platform/pdf/pdf.ts'

/** A contract as it is kept (contract-text.ts in rentals), in one language. */
export type KeptContract = {
  company: PdfCompany
  orderId: string
  version: number
  text: string
  hash: string
  createdAt: Date
  acceptedAt: Date | null
  zone: string
}

const words = {
  en: {
    title: 'Rental contract',
    foot: 'Order',
    version: 'Version',
    acceptance: 'Acceptance',
    accepted: 'Accepted',
    waiting: 'Not accepted yet.',
    hash: 'SHA-256 of both language versions',
  },
  es: {
    title: 'Contrato de renta',
    foot: 'Orden',
    version: 'Versión',
    acceptance: 'Aceptación',
    accepted: 'Aceptado',
    waiting: 'Aún no aceptado.',
    hash: 'SHA-256 de las versiones en ambos idiomas',
  },
} satisfies Record<Lang, Record<string, string>>

/* Money stands at the right edge, where amounts are compared. */
const isMoney = (value: string) => /^-?\$[\d,]+\.\d+$/.test(value)

function writeLine(pdf: Pdf, line: string): void {
  const [name = '', value] = line.split('\t')
  if (value !== undefined) {
    if (isMoney(value)) pdf.amount(name, value)
    else pdf.fact(name, value)
  } else if (line.startsWith('# ')) pdf.title(line.slice(2))
  else if (line.startsWith('## ')) pdf.heading(line.slice(3))
  else if (line !== '') pdf.paragraph(line)
}

/** The contract as a PDF: exactly the text that was hashed, with version, hash and acceptance. */
export function contractPaper(contract: KeptContract, lang: Lang): Readable {
  const { company, orderId, version, text, hash, acceptedAt, createdAt, zone } = contract
  const say = words[lang]
  const foot = `${say.foot} ${orderId} · ${say.version} ${version} · ${hash}`
  const pdf = new Pdf({
    company,
    lang,
    title: `${say.title} ${orderId}`,
    at: acceptedAt ?? createdAt,
    footer: (page) => `${foot} · ${page}`,
  })
  for (const line of text.split('\n')) writeLine(pdf, line)
  pdf.heading(say.acceptance)
  if (acceptedAt) pdf.fact(say.accepted, paperDateTime(acceptedAt, zone, lang))
  else pdf.paragraph(say.waiting)
  pdf.note(`${say.hash}: ${hash}`)
  return pdf.end()
}
