import type { CarCheck, Checked } from '#domain/rentals/inspections/car-checks.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

const names: Record<CarCheck, Text> = {
  tires: { en: 'Tires', es: 'Llantas' },
  oilLight: { en: 'Oil light', es: 'Luz del aceite' },
  lights: { en: 'Lights', es: 'Luces' },
  windshield: { en: 'Windshield', es: 'Parabrisas' },
}

/** What the renter found wrong with the car before driving off, told to the staff in the renter's words (docs/product/rental.md#keys). */
export async function tellOfIssues(
  tx: Tx,
  order: OrderRow,
  checks: readonly Checked[],
  now: Date,
): Promise<void> {
  const issues = checks.filter(({ ok }) => !ok)
  if (issues.length === 0) return
  const list = (lang: keyof Text) =>
    issues.map(({ check, note }) => `${names[check][lang]}: ${note ?? '?'}`).join('. ')
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread: `car checks ${order.id}`,
    severity: 'warning',
    title: {
      en: 'The renter found an issue at pickup',
      es: 'El cliente encontró una falla al recoger el auto',
    },
    text: { en: list('en'), es: list('es') },
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
