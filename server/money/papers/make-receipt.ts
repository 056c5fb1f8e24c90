import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { oneLine } from '../../platform/one-line.ts'
import type { Db } from '../../platform/db/database.ts'
import { paperCompany } from '../../people/company/company-store.ts'
import { userById } from '../../people/people/account-store.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { receiptFacts } from './receipt-facts.ts'

/** The receipt from one order to another of the same rental, in its reader's language. */
export async function makeReceipt(
  db: Db,
  [start, end]: [OrderRow, OrderRow],
  lang: Lang,
  now: Date,
): Promise<Readable> {
  const facts = await receiptFacts(db, start, end)
  const user = await userById(db, start.user_id)
  const area = await areaById(db, start.area_id)
  const carIds = facts.orders.map((order) => order.car_id)
  const cars = await db
    .selectFrom('car')
    .select(['id', 'make', 'model', 'year', 'plate'])
    .where('id', 'in', carIds)
    .execute()
  const { receiptPaper } = await import('./receipt-paper.ts')
  return receiptPaper(facts, {
    company: await paperCompany(db),
    lang,
    now,
    zone: area?.zone ?? 'America/Los_Angeles',
    renter: {
      name: oneLine([user?.first_name, user?.last_name].filter(Boolean).join(' ')),
      email: user?.email ?? '',
    },
    cars: new Map(cars.map((car) => [car.id, `${carName(car)}, ${car.plate}`])),
    names: offerNames(await readOffers(db), lang),
  })
}
