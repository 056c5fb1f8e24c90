import { sql } from 'kysely'
import { jobTopics } from './job-topics.ts'
import type { Topic } from './topic.ts'

const first = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.deleted_at`)} is null then ${sql.ref(`${alias}.first_name`)} else null end`

/** Of others only what the person reads in the app too: names, never an address, a number or an id. */
const full = (alias: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), '')`

/**
 * All that is held on a person (docs/product/accounts.md#your-data). What others told staff about them,
 * what nobody may read yet, and who of the staff did something are not theirs and are left out.
 */
export const topics: readonly Topic[] = [
  {
    file: 'account',
    what: { en: 'Your account', es: 'Tu cuenta' },
    rows: (me) => sql`
      select id, email, first_name, last_name, phone, whatsapp, social, birth_date::text as birth_date, language,
        notice_from, notice_to,
        created_at, terms_accepted_at from app_user where id = ${me}`,
  },
  {
    file: 'drivers',
    what: { en: 'Drivers, licenses and insurance', es: 'Conductores, licencias y seguros' },
    rows: (me) => sql`
      select first_name, last_name, phone, birth_date::text as birth_date, license_number, license_country,
        license_state, license_expires::text as license_expires, license_verification, insurance_company,
        insurance_policy_number, insurance_expires::text as insurance_expires, insurance_verification
      from driver where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'sessions',
    what: { en: 'Where you were signed in', es: 'Dónde iniciaste sesión' },
    rows: (me) => sql`
      select browser, system, time_zone, created_at, last_used_at, revoked_at
      from session where user_id = ${me} order by id`,
  },
  {
    file: 'passkeys',
    what: { en: 'Your passkeys', es: 'Tus llaves de acceso' },
    rows: (me) => sql`
      select name, created_at, last_used_at from passkey where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'saved-card',
    what: { en: 'Your saved card', es: 'Tu tarjeta guardada' },
    rows: (me) => sql`
      select funding, last4, expires_on::text as expires_on, saved_at from saved_card where user_id = ${me}`,
  },
  {
    file: 'email-change',
    what: { en: 'A change of your e-mail', es: 'Un cambio de tu correo' },
    rows: (me) => sql`
      select old_email, new_email, old_confirmed_at, new_confirmed_at, created_at, expires_at
      from email_change where user_id = ${me}`,
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
        p.bank_confirmation, p.created_at, p.paid_at
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
    file: 'claims',
    what: { en: 'Claims', es: 'Reclamos' },
    rows: (me) => sql`
      select m.order_id, m.code, m.description, m.estimate_cents, m.state, m.answer, m.decision, m.created_at,
        m.decided_at
      from claim m join rental_order o on o.id = m.order_id where o.user_id = ${me} order by m.created_at, m.id`,
  },
  {
    file: 'contracts',
    what: { en: 'Contracts, word by word', es: 'Contratos, palabra por palabra' },
    rows: (me) => sql`
      select k.order_id, k.version, k.text_en, k.text_es, k.hash, k.created_at, k.accepted_at
      from contract k join rental_order o on o.id = k.order_id where o.user_id = ${me}
      order by k.created_at, k.order_id, k.version`,
  },
  {
    file: 'messages',
    what: { en: 'Messages with the company', es: 'Mensajes con la empresa' },
    rows: (me) => sql`
      select m.order_id, case when m.author_id = ${me} then 'me' else 'company' end as by, m.body, m.created_at
      from message m join rental_order o on o.id = m.order_id where o.user_id = ${me} and m.body <> '' order by m.id`,
  },
  {
    file: 'help',
    what: { en: 'Help requests and reports', es: 'Solicitudes de ayuda y reportes' },
    rows: (me) => sql`
      select number, order_id, kind, status, title, message, problem, symptom, description, insurance, license, towing,
        someone_hurt, latitude, longitude, place, created_at, resolved_at
      from help_request where user_id = ${me} order by number`,
  },
  {
    file: 'special-requests',
    what: { en: 'Special requests', es: 'Peticiones especiales' },
    rows: (me) => sql`
      select order_id, kind, request_text, status, answer, price_cents, created_at, answered_at
      from special_request where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'waiting-lists',
    what: { en: 'Waiting lists', es: 'Listas de espera' },
    rows: (me) => sql`
      select starts_at, ends_at, array_to_string(types, ' ') as types, array_to_string(features, ' ') as features,
        highest_month_cents, status, created_at
      from waiting_list_item where user_id = ${me} order by place`,
  },
  {
    file: 'reviews-by-you',
    what: { en: 'Reviews you wrote', es: 'Reseñas que escribiste' },
    rows: (me) => sql`
      select status, ratings::text as ratings, comment, private_note, reply, created_at, reveal_at
      from review where reviewer_id = ${me} and side is distinct from 'company' order by created_at, id`,
  },
  {
    file: 'reviews-about-you',
    what: { en: 'Reviews about you that can be read', es: 'Reseñas sobre ti que se pueden leer' },
    rows: (me, now) => sql`
      select case when v.side = 'company' then 'company' else ${first('u')} end as by, v.status,
        v.ratings::text as ratings, v.comment, v.reply, v.created_at
      from review v join app_user u on u.id = v.reviewer_id
      where v.subject_id = ${me} and v.reveal_at <= ${now}::timestamptz and v.hidden_at is null order by v.created_at, v.id`,
  },
  {
    file: 'connections',
    what: { en: 'Connections and requests', es: 'Conexiones y solicitudes' },
    rows: (me) => sql`
      select ${full('p')} as name,
        case when c.status = 'confirmed' then 'connected' when c.requester_id = ${me} then 'asked' else 'asks' end as state,
        c.comment, c.created_at
      from connection c join app_user p on p.id = case when c.requester_id = ${me} then c.addressee_id else c.requester_id end
      where (c.requester_id = ${me} and c.status in ('pending', 'ignored', 'confirmed'))
        or (c.addressee_id = ${me} and c.status in ('pending', 'confirmed'))
      order by c.created_at, c.id`,
  },
  {
    file: 'blocked-people',
    what: { en: 'People you blocked', es: 'Personas que bloqueaste' },
    rows: (me) => sql`
      select ${full('p')} as name, b.created_at from person_block b join app_user p on p.id = b.blocked_id
      where b.blocker_id = ${me} order by b.created_at, b.blocked_id`,
  },
  {
    file: 'vouches',
    what: { en: 'Vouches you gave and got', es: 'Avales que diste y recibiste' },
    rows: (me) => sql`
      select case when r.by_id = ${me} then 'given' else 'received' end as direction, ${full('p')} as name, r.rating,
        r.confidence, r.comment, r.created_at
      from recommendation r join app_user p on p.id = case when r.by_id = ${me} then r.user_id else r.by_id end
      where ${me} in (r.by_id, r.user_id) and r.withdrawn_at is null order by r.created_at, r.id`,
  },
  {
    file: 'invitations',
    what: { en: 'Invitations you wrote', es: 'Invitaciones que escribiste' },
    rows: (me) => sql`
      select first_name, review, reputation, created_at, expires_at, revoked_at, used_at
      from invitation where inviter_id = ${me} order by created_at, id`,
  },
  ...jobTopics,
  {
    file: 'privacy',
    what: { en: 'What you show', es: 'Lo que muestras' },
    rows: (me) => sql`
      select found_by_email, found_by_phone, nameless, public_profile from person_privacy where user_id = ${me}`,
  },
  {
    file: 'notices',
    what: { en: 'Notices', es: 'Avisos' },
    rows: (me) => sql`
      select topic, title_en, title_es, text_en, text_es, created_at, read_at
      from notification where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'reports-by-you',
    what: { en: 'People you reported', es: 'Personas que reportaste' },
    rows: (me) => sql`
      select ${full('p')} as name, r.reason, r.said, r.created_at, r.decided_at
      from person_report r join app_user p on p.id = r.user_id where r.reporter_id = ${me} order by r.created_at, r.id`,
  },
  {
    file: 'blocks',
    what: { en: 'Blocks of your account', es: 'Bloqueos de tu cuenta' },
    rows: (me) => sql`
      select reason, starts_at, ends_at, lifted_at from account_block where user_id = ${me} order by starts_at`,
  },
]
