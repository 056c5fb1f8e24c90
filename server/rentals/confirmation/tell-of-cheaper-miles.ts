import { costPerMileCents } from '#domain/fleet/pricing/booking-price.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

const perMile = ({ terms, coefficient }: Quote) => costPerMileCents(terms.mileCents, coefficient)

/**
 * A mile costs less from now on: what was read too low for the extension would be paid at the lower
 * price. Staff are asked to compare (docs/product/rental.md#extension).
 */
export async function tellOfCheaperMiles(
  tx: Tx,
  [before, after]: [OrderRow, OrderRow],
  now: Date,
): Promise<void> {
  if (after.start_odometer === null || perMile(after.quote) >= perMile(before.quote)) return
  const odometer = after.start_odometer.toLocaleString('en-US')
  const notice = {
    renterId: after.user_id,
    orderId: after.id,
    topic: 'rental',
    thread: `odometer ${after.id}`,
    severity: 'info',
    title: {
      en: 'Check the odometer of an extension',
      es: 'Revisa el odómetro de una extensión',
    },
    text: {
      en: `Miles cost less from this extension on. The renter entered ${odometer} miles. Compare it with the next inspection.`,
      es: `Desde esta extensión la milla cuesta menos. El cliente anotó ${odometer} millas. Compáralas con la próxima inspección.`,
    },
    route: 'staff',
    query: { view: 'bookings', open: after.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
