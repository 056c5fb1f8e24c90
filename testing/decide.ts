import type { Command, InputOf } from '#protocol/core/operation.ts'
import { textIds } from '#protocol/fleet/site/text-ids.ts'
import type { Lang } from '#protocol/core/text.ts'
import { carCells } from '#server/fleet/cars/fleet-file/car-cells.ts'
import { areaNames, readKnownFleet } from '#server/fleet/cars/fleet-file/known-fleet.ts'
import { carVersion } from '#server/staff/garage/car-form.ts'
import { breakdownsVersion, breakdownVersion } from '#server/staff/garage/off-the-road.ts'
import { readBreakdowns } from '#server/fleet/occupancy/breakdowns.ts'
import { photosVersion, photoVersion } from '#server/staff/garage/car-photos.ts'
import { ownPhoto, ownPhotos } from '#server/fleet/proof/own-photos.ts'
import { areaById } from '#server/fleet/site/areas-store.ts'
import { readCompany } from '#server/people/company/company-store.ts'
import { areaVersion } from '#server/staff/opening/company-areas.ts'
import { taxesVersion } from '#server/staff/opening/company-taxes.ts'
import { mayVersion, readMay } from '#server/people/people/team-store.ts'
import { lockCover } from '#server/fleet/pricing/change-offers.ts'
import { readOffers } from '#server/fleet/pricing/offers-store.ts'
import { examplesVersion } from '#server/staff/opening/company-opening.ts'
import { coverVersion, extraVersion, planVersion } from '#server/staff/opening/company-prices.ts'
import { seasonVersion } from '#server/staff/opening/staff-seasons.ts'
import { logoVersion } from '#server/staff/opening/company-logo.ts'
import { companyVersion } from '#server/staff/opening/company-settings.ts'
import { cancelVersion } from '#server/rentals/cancellation/cancel-quote.ts'
import { requestVersion } from '#server/money/refunds/goodwill-requests.ts'
import { readGoodwill } from '#server/money/refunds/goodwill.ts'
import { keysVersion } from '#server/rentals/handover/staff-keys.ts'
import { claimById, claimVersion } from '#server/money/claims/claims-store.ts'
import { helpVersionNow } from '#server/help/help/help-store.ts'
import { costOfService } from '#server/fleet/upkeep/car-costs.ts'
import { costVersion } from '#server/rentals/workshop/car-upkeep.ts'
import { thingById, thingVersion } from '#server/rentals/workshop/things.ts'
import { personVersion } from '#server/staff/conduct/person-facts.ts'
import { inspectionToShow } from '#server/fleet/proof/inspection-to-show.ts'
import { lockEndpoint } from '#server/news/webhooks/endpoints-store.ts'
import { endpointVersion } from '#server/staff/connections/webhooks.ts'
import { lookVersion } from '#server/jobs/relocation/look/look-facts.ts'
import { readRelocation } from '#server/jobs/relocation/relocation-store.ts'
import { reviewVersion } from '#server/community/reviews/staff-review-reports.ts'
import { lowerVersion } from '#server/staff/order-page/staff-lower-price.ts'
import { waitingMoneyVersion } from '#server/staff/staff/staff-payments.ts'
import { textVersion } from '#server/fleet/site/staff-texts.ts'
import { seedVersion } from '#server/community/trust/staff-trust-seeds.ts'
import { booksVersion, readBooks } from '#server/money/books/books-store.ts'
import { readMonthSums } from '#server/money/books/month-sums.ts'
import { debtOf } from '#server/staff/month/held-and-owed.ts'
import { debtVersion } from '#server/staff/month/month-rows.ts'
import { monthVersion } from '#server/staff/month/staff-month.ts'
import { orderVersion } from '#server/staff/staff/order-version.ts'
import type { OrderRow } from '#server/money/orders/orders-store.ts'
import { calendarVersion } from './decisions/calendar-version.ts'
import type { Caller, Reply, TestServer } from './server.ts'

type Decided<Op extends Command> = Omit<InputOf<Op>, 'version'>
type Fields = Record<string, string | undefined>

/** Sends a decision on a thing as it stands now, as somebody does who has just read the list. */
export async function decideAsSeen<Op extends Command>(
  server: TestServer,
  caller: Caller,
  operation: Op,
  fields: Decided<Op>,
): Promise<Reply<Op>> {
  // What is its own submission needs none, and a field that means nothing is refused.
  const isCarried = 'version' in (operation.input as unknown as { shape: object }).shape
  const version = isCarried ? await versionNow(server, fields as Fields) : undefined
  return caller.send(operation, { ...fields, version } as InputOf<Op>)
}

/** The version that a list would say now; `gone` of what is in no list any more. */
export async function versionNow({ services: { db, clock } }: TestServer, fields: Fields) {
  const {
    area,
    text,
    claim,
    fee,
    order,
    payment,
    item,
    request,
    driverId,
    kind,
    person,
    review,
    member,
    inspection,
    id,
  } = fields
  if (fields.webhook) {
    const { webhook } = fields
    const row = await db.transaction().execute((tx) => lockEndpoint(tx, webhook))
    return row ? endpointVersion(row) : 'gone'
  }
  if ('texts' in fields) return examplesVersion(db)
  // What is new was not seen before.
  if ('url' in fields) return undefined
  if (fields.feed ?? fields.link ?? fields.overlap) return calendarVersion(db, clock(), fields)
  if ('low' in fields) return coverVersion(await db.transaction().execute(lockCover))
  if (fields.season !== undefined) {
    const season = (await readOffers(db)).seasons.find(({ id: one }) => one === fields.season)
    return season && seasonVersion(season)
  }
  if (fields.extra ?? fields.plan) {
    const { extras, modifiers } = await readOffers(db)
    const extra = extras.find((row) => row.id === fields.extra)
    const plan = modifiers.find((row) => row.id === fields.plan)
    return extra ? extraVersion(extra) : plan ? planVersion(plan) : 'gone'
  }
  if ('dailyRateUsd' in fields) {
    const row = await db
      .selectFrom('car')
      .selectAll()
      .where('id', '=', fields.car ?? '')
      .executeTakeFirst()
    return row ? carVersion(carCells(row, areaNames(await readKnownFleet(db)))) : 'gone'
  }
  if (fields.breakdown) {
    const row = await db
      .selectFrom('car_breakdown')
      .selectAll()
      .where('id', '=', fields.breakdown)
      .executeTakeFirst()
    return row ? breakdownVersion(row) : 'gone'
  }
  if (kind === 'broken' || kind === 'block')
    return breakdownsVersion(await readBreakdowns(db, fields.car ?? '', clock()))
  if (fields.photo) {
    const found = await ownPhoto(db, fields.photo)
    return found ? photoVersion(found) : 'gone'
  }
  if ('photos' in fields) return photosVersion(await ownPhotos(db, fields.car ?? ''))
  if ('picture' in fields) return logoVersion(await readCompany(db))
  if ('takesCash' in fields) return companyVersion(await readCompany(db))
  if (area) {
    const row = await areaById(db, area)
    if (row && 'tax' in fields) return taxesVersion(row)
    return row ? areaVersion(row) : 'gone'
  }
  if (id) {
    const row = await readRelocation(db, id)
    return row ? lookVersion(row) : 'gone'
  }
  if (fields.month) return monthVersion(await readMonthSums(db, fields.month))
  if ('accountNames' in fields) return booksVersion(await readBooks(db))
  if (fields.goodwill) {
    const row = await db
      .selectFrom('goodwill_request')
      .selectAll()
      .where('id', '=', fields.goodwill)
      .executeTakeFirst()
    return row ? requestVersion(row) : 'gone'
  }
  if (fields.balance) {
    const debt = await debtOf(db, fields.balance, clock())
    return debt ? debtVersion(debt) : 'gone'
  }
  if (inspection) return (await inspectionToShow(db, inspection)).version
  const written = textIds.find((one) => one === text)
  if (written) return textVersion(db, written, fields.language as Lang | undefined)
  // A person as one of the staff, where there is no decision on them.
  const may = member === undefined || 'decision' in fields ? undefined : await readMay(db, member)
  if (may) return mayVersion(may)
  if (member) return (await personVersion(db, member, clock())) ?? 'gone'
  if (person) return (await seedVersion(db, person)) ?? 'gone'
  if (driverId) {
    const row = await db
      .selectFrom('driver')
      .select(['license_version as license', 'insurance_version as insurance'])
      .where('id', '=', driverId)
      .executeTakeFirst()
    return String(row?.[kind === 'license' ? 'license' : 'insurance'] ?? 'gone')
  }
  if (review) return (await reviewVersion(db, review)) ?? 'gone'
  if (payment) return (await waitingMoneyVersion(db, payment)) ?? 'gone'
  if (claim ?? fee) {
    const row = await claimById(db, claim ?? fee ?? '')
    return row ? claimVersion(row) : 'gone'
  }
  if (fields.service) return costVersion(fields.service, await costOfService(db, fields.service))
  if (item) {
    const thing = await thingById(db, item)
    return thing ? thingVersion(thing) : 'gone'
  }
  if (request) {
    const help = await db
      .selectFrom('help_request')
      .selectAll()
      .where('id', '=', request)
      .executeTakeFirst()
    return help ? helpVersionNow(db, help) : 'gone'
  }
  const cancels = 'refund' in fields
  const isGoodwill = 'amount' in fields && 'reason' in fields
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order ?? '')
    .executeTakeFirst()
  if (!row) return 'gone'
  if ('off' in fields) return lowerVersion(row as OrderRow)
  if ('rentalStatus' in fields) return keysVersion(row as OrderRow)
  if (isGoodwill) return (await readGoodwill(db, row as OrderRow, 0)).version
  return cancels ? cancelVersion(db, row as OrderRow) : orderVersion(db, row as OrderRow)
}
