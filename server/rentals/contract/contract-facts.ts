import type { Selectable } from 'kysely'
import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { companyName, legalParty, phoneCountryOf } from '../../people/company/company-store.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { type Offers, readOffers } from '../../fleet/pricing/offers-store.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { contractWording, type Wording } from '../../fleet/site/content-store.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** All that a contract names, as it is at the moment the contract is made. */
export type ContractFacts = {
  order: OrderRow
  version: number
  now: Date
  /** The party that owns the car, with its license number and address. */
  owner: {
    name: string
    company: string
    licenseNumber: string | null
    address: string | null
    phone: string | null
    nightPhone: string | null
    phoneCountry: PhoneCountry
  }
  /** What the company writes of the contract, as it was live then. */
  wording: Wording
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
  const parties = await readParties(tx, order.user_id, now)
  const car = await carById(tx, order.car_id)
  const area = await areaById(tx, order.area_id)
  if (!parties || !car || !area) throw new Error(`order ${order.id} has no renter, car or area`)
  const drivers = await tx
    .selectFrom('driver')
    .innerJoin('order_driver', 'order_driver.driver_id', 'driver.id')
    .selectAll('driver')
    .where('order_driver.order_id', '=', order.id)
    .orderBy('is_primary', 'desc')
    .orderBy('driver.id')
    .execute()
  const seat = await readSeat(tx, order.id, ['pickup', 'swap'])
  return {
    order,
    version,
    now,
    owner: {
      name: legalParty(parties),
      company: companyName(parties),
      licenseNumber: parties.owner_license,
      address: parties.owner_address,
      phone: parties.owner_phone,
      nightPhone: parties.night_phone,
      phoneCountry: phoneCountryOf(parties),
    },
    wording: parties.wording,
    renter: {
      name: [parties.first_name, parties.last_name].filter(Boolean).join(' '),
      email: parties.email,
      phone: parties.phone,
    },
    drivers,
    car,
    area,
    offers: await readOffers(tx),
    appointment: seat?.starts_at,
  }
}

/** The renter, and the company as it calls itself now. */
const readParties = (tx: Tx, userId: string, now: Date) =>
  tx
    .selectFrom('app_user as u')
    .innerJoin('company as c', (join) => join.onTrue())
    .select([
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.phone',
      'c.name',
      'c.legal_name',
      'c.license_number as owner_license',
      'c.address as owner_address',
      'c.phone as owner_phone',
      'c.night_phone',
      'c.phone_country',
    ])
    .select(contractWording(now).as('wording'))
    .where('u.id', '=', userId)
    .executeTakeFirst()
