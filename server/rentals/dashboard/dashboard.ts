import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { AppointmentKind } from '#domain/fleet/fleet/pickup-slots.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { dashboard as operation } from '#protocol/rentals/dashboard/dashboard.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { insurancePlanTexts } from '../../fleet/pricing/booking-texts.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentInsuranceTypes } from '../../fleet/pricing/present-insurance.ts'
import { readDrivers, presentDriver } from '../../people/drivers/drivers-store.ts'
import { windowOf } from '../appointments/appointments.ts'
import { listRentals, ordersOfUser } from './list-rentals.ts'
import { readNotifications, readPreferences } from './notices/notifications.ts'
import { readOrders } from '../rentals/order-reads.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { selectRental } from './select-rental.ts'

const noRentals: Text = {
  en: 'You have no rentals yet. Find a car and it will appear here.',
  es: 'Aún no tienes rentas. Busca un auto y aparecerá aquí.',
}

const kinds: { id: AppointmentKind; rentalStatus: number; name: Text }[] = [
  { id: 'pickup', rentalStatus: RentalStatus.notPickedUp, name: { en: 'Pickup', es: 'Entrega' } },
  {
    id: 'return',
    rentalStatus: RentalStatus.returnScheduled,
    name: { en: 'Return', es: 'Devolución' },
  },
  {
    id: 'maintenance',
    rentalStatus: RentalStatus.maintenanceScheduled,
    name: { en: 'Maintenance', es: 'Mantenimiento' },
  },
]

/** The whole dashboard in one call (docs/wire.md). */
export const dashboard: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const offers = await readOffers(db)
  const [orders, drivers, notifications, preferences] = await readTogether(db, (one) => [
    ordersOfUser(one, user.id, now, input.order),
    readDrivers(one, user.id),
    input.showNotification === false ? [] : readNotifications(one, user.id, lang),
    readPreferences(one, user, lang),
  ])
  const selected = input.order ? orders.find((one) => one.id === input.order) : orders[0]
  if (input.order && !selected) throw new Problem(404, texts.lostOrder)
  const reads = await readOrders(db, orders)
  const rentals = listRentals(orders, reads, offers, { lang, now })
  const listed = rentals.find((one) => one.orderId === selected?.id)
  const area = selected && reads.areaOf(selected)
  return {
    message: orders.length === 0 ? noRentals[lang] : undefined,
    selectedRental:
      selected && listed && area
        ? await selectRental(db, selected, listed, { drivers, reads, offers, lang, now })
        : undefined,
    rentals,
    drivers: drivers.map(presentDriver),
    insurancePlans: (['own', 'ownCollision'] as const).map((id) => ({
      id,
      name: insurancePlanTexts[id].name[lang],
    })),
    insuranceTypes: presentInsuranceTypes(lang),
    appointmentTypes: selected && area ? appointmentTypes(selected, area.zone, lang, now) : [],
    notifications,
    preferences,
  }
}

function appointmentTypes(order: OrderRow, zone: string, lang: Lang, now: Date) {
  return kinds.map(({ id, rentalStatus, name }) => {
    const kind = id === 'pickup' && order.kind === 'swap' ? 'swap' : id
    const { from, to } = windowOf(order, kind, zone, now)
    return { id: kind, name: name[lang], rentalStatus, from: dayOf(from), to: dayOf(to) }
  })
}
