import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `money` (docs/product/accounts.md#your-data). */
export const moneyExports: readonly Exported[] = [
  {
    file: 'saved-card',
    what: { en: 'Your saved card', es: 'Tu tarjeta guardada' },
    rows: (me) => sql`
      select funding, last4, expires_on::text as expires_on, saved_at, consent, consent_at from saved_card where user_id = ${me}`,
  },
  {
    file: 'orders',
    what: { en: 'Bookings and rentals', es: 'Reservas y rentas' },
    rows: (me) => sql`
      select o.id, o.number, o.transaction_id as rental, o.kind, o.state, o.rental_status, c.make, c.model, c.year,
        c.plate, o.starts_at, o.ends_at, o.paid, o.total_cents, o.deposit_cents, o.special_requests, o.planned_miles,
        o.start_odometer, o.end_odometer, o.picked_up_at, o.ended_at, o.created_at
      from rental_order o join car c on c.id = o.car_id where o.user_id = ${me} order by o.created_at, o.id`,
  },
  {
    file: 'history',
    what: { en: 'What happened in your rentals', es: 'Lo que pasó en tus rentas' },
    rows: (me) => sql`
      select e.order_id, e.at, e.actor, e.code, e.status_from, e.status_to, e.odometer, e.latitude, e.longitude
      from order_event e join rental_order o on o.id = e.order_id where o.user_id = ${me} order by e.id`,
  },
  {
    file: 'payments',
    what: { en: 'Payments', es: 'Pagos' },
    rows: (me) => sql`
      select p.order_id, p.method, p.kind, p.state, p.due_cents, p.fee_cents, p.confirmation_number,
        p.bank_confirmation, p.card_brand, p.card_last4, p.created_at, p.paid_at
      from payment p join rental_order o on o.id = p.order_id where o.user_id = ${me} order by p.created_at, p.id`,
  },
  {
    file: 'charges',
    what: { en: 'Charges', es: 'Cargos' },
    rows: (me) => sql`
      select h.order_id, h.code, h.quantity, h.unit, h.amount_cents, h.note, h.created_at, h.dropped_at
      from charge h join rental_order o on o.id = h.order_id where o.user_id = ${me} order by h.created_at, h.id`,
  },
  {
    file: 'refunds',
    what: { en: 'Refunds', es: 'Reembolsos' },
    rows: (me) => sql`
      select r.order_id, r.due_cents, r.fee_cents, r.deposit_cents, r.reason, r.state, r.created_at, r.sent_at,
        r.sent_way, r.sent_to
      from refund r join rental_order o on o.id = r.order_id where o.user_id = ${me} order by r.created_at, r.id`,
  },
  {
    file: 'card-charges',
    what: { en: 'Charges of your saved card', es: 'Cobros a tu tarjeta guardada' },
    rows: (me) => sql`
      select c.order_id, c.amount_cents, c.state, c.announced_at, c.charge_at, c.contest_text, c.contested_at,
        c.decided_at
      from planned_charge c join rental_order o on o.id = c.order_id where o.user_id = ${me}
      order by c.announced_at, c.id`,
  },
  {
    file: 'claims',
    what: { en: 'Claims', es: 'Reclamos' },
    rows: (me) => sql`
      select m.order_id, m.code, m.description, m.estimate_cents, m.state, m.answer, m.decision, m.created_at,
        m.decided_at
      from claim m join rental_order o on o.id = m.order_id where o.user_id = ${me} order by m.created_at, m.id`,
  },
  {
    file: 'credits',
    what: { en: 'What you earned by bringing cars', es: 'Lo que ganaste por llevar autos' },
    rows: (me) => sql`
      select j.title, e.order_id, e.code, -l.amount_cents as cents, e.at
      from ledger_line l join ledger_entry e on e.id = l.entry_id
        left join rental_transaction t on t.id = e.transaction_id left join job j on j.id = e.relocation_id
      where l.account = 'credit' and coalesce(t.user_id, j.assignee_id) = ${me} order by e.id`,
  },
]
