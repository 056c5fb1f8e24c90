import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readSeat } from '../orders/order-facts.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

type Shown = { options: string[]; pm?: string | undefined; appt?: string | undefined }

const others = {
  options: {
    en: 'The extras of this order have changed. Please review it.',
    es: 'Los extras de esta orden cambiaron. Revísala.',
  },
  pm: {
    en: 'The price plan of this order has changed. Please review it.',
    es: 'El plan de precio de esta orden cambió. Revísala.',
  },
  appt: {
    en: 'The pickup time of this order has changed. Please review it.',
    es: 'La hora de entrega de esta orden cambió. Revísala.',
  },
} satisfies Record<string, Text>

/**
 * What a screen showed of an order when it was paid or taken back is only compared (docs/wire.md).
 * @throws Problem 409 that names what differs
 */
export async function mustMatchOrder(tx: Tx, order: OrderRow, shown: Shown): Promise<void> {
  const options = new Set(shown.options)
  const hasOthers = new Set([...options, ...order.options]).size !== order.options.length
  if (options.size > 0 && (hasOthers || options.size !== order.options.length))
    throw conflict(others.options)
  if ((shown.pm ?? order.price_modifier_id) !== order.price_modifier_id) throw conflict(others.pm)
  if (!shown.appt) return
  const slot = parseAppointmentId(shown.appt)
  const area = await areaById(tx, order.area_id)
  const seat = slot && area && (await readSeat(tx, order.id, [slot.kind]))
  const isSame =
    seat && slot.areaId === area.id && +seat.starts_at === +toInstant(slot.wall, area.zone)
  if (!isSame) throw conflict(others.appt)
}
