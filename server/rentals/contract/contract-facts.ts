import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { legalParty, readCompany } from '../../people/company/company-store.ts'
import { userById } from '../../people/people/account-store.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { type Offers, readOffers } from '../../fleet/pricing/offers-store.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** All that a contract names, as it is at the moment the contract is made. */
export type ContractFacts = {
  order: OrderRow
  version: number
  now: Date
  /** The party that owns the car, with its license number and address. */
  owner: { name: string; licenseNumber: string | null; address: string | null }
  renter: { name: string; email: string; phone: string | null }
  drivers: Selectable<Schema['driver']>[]
  car: CarRow
  area: AreaRow
  offers: Offers
  appointment: Date | undefined
}

export async function contractFacts(
  tx: Tx,
  order: OrderRow,
  version: number,
  now: Date,
): Promise<ContractFacts> {
  const user = await userById(tx, order.user_id)
  const car = await carById(tx, order.car_id)
  const area = await areaById(tx, order.area_id)
  if (!user || !car || !area) throw new Error(`order ${order.id} has no renter, car or area`)
  const drivers = await tx
    .selectFrom('driver')
    .innerJoin('order_driver', 'order_driver.driver_id', 'driver.id')
    .selectAll('driver')
    .where('order_driver.order_id', '=', order.id)
    .orderBy('is_primary', 'desc')
    .orderBy('driver.id')
    .execute()
  const company = await readCompany(tx)
  const seat = await readSeat(tx, order.id, ['pickup', 'swap'])
  return {
    order,
    version,
    now,
    owner: {
      name: legalParty(company),
      licenseNumber: company.license_number,
      address: company.address,
    },
    renter: {
      name: [user.first_name, user.last_name].filter(Boolean).join(' '),
      email: user.email,
      phone: user.phone,
    },
    drivers,
    car,
    area,
    offers: await readOffers(tx),
    appointment: seat?.starts_at,
  }
}
