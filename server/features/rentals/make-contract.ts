import { formatWallTime } from '#domain/time/format-date.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { sha256 } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { offerNames, readOffers } from '../bookings/offers-store.ts'
import { presentQuote } from '../bookings/present-quote.ts'
import { areaById } from '../site/areas-store.ts'
import { addEvidence } from './evidence-store.ts'
import type { OrderRow } from './orders-store.ts'

type Parts = {
  order: string
  renter: string
  drivers: string[]
  car: string
  plate: string
  start: string
  end: string
  area: string
  lines: string[]
  total: string
}

const clauses: Record<Lang, (parts: Parts) => string[]> = {
  en: (p) => [
    `Rental contract for order ${p.order}`,
    `Between Tramo, the owner of the car, and ${p.renter}, the renter.`,
    `Drivers: ${p.drivers.join(', ')}. Nobody else may drive.`,
    `Car: ${p.car}, plate ${p.plate}.`,
    `From ${p.start} to ${p.end}, times of ${p.area}.`,
    `Price:\n${p.lines.join('\n')}\nTotal ${p.total}.`,
    'The deposit comes back within 72 hours after the return, less what the car is owed.',
    'Miles are paid at the price above. Fuel goes back at the level it came with.',
    'The renter sends an inspection with photos every week and brings the car to maintenance when it is due. A missing inspection, or maintenance more than a week late, costs $600 after two warnings.',
    'The renter keeps a valid licence and liability insurance until one day after the end.',
    '10 % of the sale is donated to charity by Tramo.',
  ],
  es: (p) => [
    `Contrato de renta de la orden ${p.order}`,
    `Entre Tramo, dueña del auto, y ${p.renter}, quien lo renta.`,
    `Conductores: ${p.drivers.join(', ')}. Nadie más puede manejar.`,
    `Auto: ${p.car}, placa ${p.plate}.`,
    `Del ${p.start} al ${p.end}, hora de ${p.area}.`,
    `Precio:\n${p.lines.join('\n')}\nTotal ${p.total}.`,
    'El depósito se devuelve en un plazo de 72 horas después de la devolución, menos lo que se deba por el auto.',
    'Las millas se pagan al precio indicado. El combustible se devuelve al nivel recibido.',
    'Quien renta envía cada semana una inspección con fotos y lleva el auto a mantenimiento cuando toca. Una inspección que falte, o un mantenimiento con más de una semana de atraso, cuesta $600 después de dos avisos.',
    'Quien renta mantiene vigentes su licencia y su seguro de responsabilidad civil hasta un día después del final.',
    'Tramo dona el 10 % de la venta a obras benéficas.',
  ],
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** Writes the first version of an order's contract in both languages; the hash covers both (PRODUCT.md 6). */
export async function makeContract(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const area = await areaById(tx, order.area_id)
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const drivers = await tx
    .selectFrom('order_driver')
    .innerJoin('driver', 'driver.id', 'order_driver.driver_id')
    .select(['first_name', 'last_name', 'is_primary'])
    .where('order_id', '=', order.id)
    .orderBy('is_primary', 'desc')
    .execute()
  const names = drivers.map((driver) => `${driver.first_name} ${driver.last_name}`)
  const offers = await readOffers(tx)
  const zone = area?.zone ?? 'America/Los_Angeles'
  const text = (lang: Lang) => {
    const shown = presentQuote(order.quote, lang, offerNames(offers, lang))
    return clauses[lang]({
      order: order.id,
      renter: names[0] ?? '',
      drivers: names,
      car: `${car.make} ${car.model} ${car.year}`,
      plate: car.plate,
      start: formatWallTime(toWall(order.starts_at, zone)),
      end: formatWallTime(toWall(order.ends_at, zone)),
      area: (lang === 'es' ? area?.name_es : area?.name_en) ?? '',
      lines: shown.lines.map((line) => `${line.label}: ${dollars(line.amount)}`),
      total: dollars(shown.total),
    }).join('\n\n')
  }
  const [en, es] = [text('en'), text('es')]
  const hash = sha256(`${en}\n${es}`)
  await addEvidence(tx, order.id, now, 'contract', { version: 1, hash })
  await tx
    .insertInto('contract')
    .values({
      order_id: order.id,
      version: 1,
      text_en: en,
      text_es: es,
      hash,
      created_at: now,
    })
    .onConflict((oc) => oc.columns(['order_id', 'version']).doNothing())
    .execute()
}
