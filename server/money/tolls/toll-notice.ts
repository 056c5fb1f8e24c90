import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { paperDateTime } from '../../platform/mail/date-time-text.ts'
import { Pdf, type PdfCompany } from '../../platform/pdf/pdf.ts'
import type { FoundToll } from './plan-tolls.ts'

const en = {
  titles: { toll: 'Tolls of your rental', fine: 'Fines of your rental' },
  order: 'Order',
  renter: 'Renter',
  issued: 'Issued',
  plate: 'Plate',
  lines: 'As the agency reported them',
  total: 'Total',
  why: 'The agency reported these for your car. We pass them on at cost. If one is not yours, appeal it on your dashboard.',
  page: 'Page',
}

const es: typeof en = {
  titles: { toll: 'Peajes de tu renta', fine: 'Multas de tu renta' },
  order: 'Orden',
  renter: 'Cliente',
  issued: 'Emitido',
  plate: 'Placa',
  lines: 'Como los reportó la agencia',
  total: 'Total',
  why: 'La agencia los reportó para tu auto. Te los trasladamos a su costo. Si alguno no es tuyo, apélalo en tu panel.',
  page: 'Página',
}

const words = { en, es }

type Around = {
  company: PdfCompany
  lang: Lang
  code: 'toll' | 'fine'
  number: number
  renter: string
  now: Date
}

/** The paper of what is passed on to one renter: each line as the agency reported it (docs/product/help-and-claims.md#tolls-by-file). */
export function tollNotice(tolls: readonly FoundToll[], around: Around): Readable {
  const { company, lang, code, number, renter, now } = around
  const said = words[lang]
  const zone = tolls[0]?.holder.zone ?? 'UTC'
  const title = `${said.titles[code]}, ${number}`
  const pdf = new Pdf({ company, lang, title, at: now, footer: (page) => `${title} · ${page}` })
  pdf.title(said.titles[code])
  pdf.fact(said.renter, renter)
  pdf.fact(said.order, String(number))
  pdf.fact(said.plate, [...new Set(tolls.map(({ toll }) => toll.plate))].join(', '))
  pdf.fact(said.issued, paperDateTime(now, zone, lang))
  pdf.heading(said.lines)
  for (const { toll, at } of tolls)
    pdf.amount(`${paperDateTime(at, zone, lang)} · ${toll.place}`, dollarsText(toll.cents))
  pdf.amount(said.total, dollarsText(tolls.reduce((sum, { toll }) => sum + toll.cents, 0)), true)
  pdf.note(said.why)
  return pdf.end()
}
