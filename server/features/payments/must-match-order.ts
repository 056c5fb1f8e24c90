import { parseAppointmentId } from '#domain/fleet/pickup-slots.ts'
import { toInstant } from '#domain/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../core/api/problem.ts'
import type { Tx } from '../../db/database.ts'
import { seatOf } from '../orders/order-facts.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { areaById } from '../site/areas-store.ts'

type Shown = { options: string[]; pm?: string | undefined; appt?: string | undefined }

const others = {
  options: {
    en: 'This order has other extras than were shown. Please review it.',
    es: 'Esta orden tiene otros extras que los mostrados. Revísala.',
  },
  pm: {
    en: 'This order has another price plan than was shown. Please review it.',
    es: 'Esta orden tiene otro plan de precio que el mostrado. Revísala.',
  },
  appt: {
    en: 'This order has another pickup time than was shown. Please review it.',
    es: 'Esta orden tiene otra hora de entrega que la mostrada. Revísala.',
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
  const seat = slot && area && (await seatOf(tx, order.id, [slot.kind]))
  const isSame =
    seat && slot.areaId === area.id && +seat.starts_at === +toInstant(slot.wall, area.zone)
  if (!isSame) throw conflict(others.appt)
}
