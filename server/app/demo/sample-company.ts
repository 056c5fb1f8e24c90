import type { Tx } from '../../platform/db/database.ts'
import {
  insertCoverPrices,
  insertExtras,
  insertPriceModifiers,
} from '../../fleet/pricing/loaded/offers.ts'
import { normalPriceId } from '../../fleet/pricing/offers-store.ts'
import { setAreasOfPlaces } from '../../fleet/places/loaded/places.ts'
import { putLoadedLive } from '../../fleet/site/content/load-content.ts'
import { insertAreas } from '../../fleet/site/loaded/areas.ts'
import { makeSampleCompany } from '../../people/company/loaded/company.ts'
import { coverPrices, extraRows, extras, priceModifierRows, priceModifiers } from './offers.ts'
import { areaIds, readAreas, readRows } from './read-data.ts'

/** Where the sample company hands over its cars, by the area's slug; the addresses are made up. */
const pickupAddresses: Record<string, string> = {
  'bay-area': '480 Juniper Yard, Oakland, CA 94607',
  'los-angeles': '2210 Alder Yard, Los Angeles, CA 90021',
  sacramento: '75 Foothill Yard, Sacramento, CA 95811',
  'san-diego': '318 Cedar Yard, San Diego, CA 92101',
  miami: '1640 Palm Yard, Miami, FL 33136',
  hawaii: '52 Laurel Yard, Honolulu, HI 96819',
}

/** How it is paid and what it gives; nobody has this account. */
export const company = {
  name: 'Tramo',
  legal_name: 'Tramo Rentals',
  shows_maker: false,
  texts_read_at: new Date('2026-01-01T00:00:00Z'),
  opened_at: new Date('2026-01-01T00:00:00Z'),
  bank_holder: 'Tramo Rentals',
  bank_routing: '000111222',
  bank_account: '00005521',
  takes_cash: true,
  card_fee: '0.03',
  donation_rate: '0.1',
  helps_ukraine: true,
  jobs: 'always',
}

/** The sample company before it has a car: its areas, prices and ways to pay (docs/product/company.md#the-sample-company). */
export async function loadSampleCompany(tx: Tx): Promise<void> {
  if (await hasAreas(tx)) return
  await loadAreas(tx)
  const rest = priceModifiers.filter(({ id }) => id !== normalPriceId)
  await insertPriceModifiers(tx, priceModifierRows(rest))
  await insertExtras(tx, extraRows(extras))
  await insertCoverPrices(tx, coverPrices)
  await putLoadedLive(tx)
  await makeSampleCompany(tx, company)
}

async function hasAreas(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('area').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function loadAreas(tx: Tx): Promise<void> {
  const rows = readAreas().map((area) => ({
    id: String(area.id),
    slug: area.slug,
    name_en: area.name.en,
    name_es: area.name.es,
    state: area.state,
    zone: area.timeZone,
    gas_price_cents: Math.round(area.gasPrice * 100),
    kwh_price_cents: Math.round(area.kwhPrice * 100),
    centre_latitude: area.centre.lat,
    centre_longitude: area.centre.lon,
    pickup_address: pickupAddresses[area.slug] ?? `${area.name.en}, ${area.state}`,
  }))
  await insertAreas(tx, rows)
  const areas = areaIds()
  const places = readRows<'id' | 'area'>('places.csv').flatMap(({ id, area }) => {
    const areaId = areas.get(area)
    return areaId === undefined ? [] : [{ id, areaId }]
  })
  await setAreasOfPlaces(tx, places)
}
