import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'
import { firstNameSql, fullNameSql } from '../people/people/exported-names.ts'

/** What an export holds of `community` (docs/product/accounts.md#your-data). */
export const communityExports: readonly Exported[] = [
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
      select case when v.side = 'company' then 'company' else ${firstNameSql('u')} end as by, v.status,
        v.ratings::text as ratings, v.comment, v.reply, v.created_at
      from review v join app_user u on u.id = v.reviewer_id
      where v.subject_id = ${me} and v.reveal_at <= ${now}::timestamptz and v.hidden_at is null order by v.created_at, v.id`,
  },
  {
    file: 'connections',
    what: { en: 'Connections and requests', es: 'Conexiones y solicitudes' },
    rows: (me) => sql`
      select ${fullNameSql('p')} as name,
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
      select ${fullNameSql('p')} as name, b.created_at from person_block b join app_user p on p.id = b.blocked_id
      where b.blocker_id = ${me} order by b.created_at, b.blocked_id`,
  },
  {
    file: 'vouches',
    what: { en: 'Vouches you gave and got', es: 'Avales que diste y recibiste' },
    rows: (me) => sql`
      select case when r.by_id = ${me} then 'given' else 'received' end as direction, ${fullNameSql('p')} as name, r.rating,
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
  {
    file: 'privacy',
    what: { en: 'What you show', es: 'Lo que muestras' },
    rows: (me) => sql`
      select found_by_email, found_by_phone, nameless, public_profile from person_privacy where user_id = ${me}`,
  },
]
