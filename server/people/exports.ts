import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `people` (docs/product/accounts.md#your-data). */
export const peopleExports: readonly Exported[] = [
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
    file: 'passkeys',
    what: { en: 'Your passkeys', es: 'Tus passkeys' },
    rows: (me) => sql`
      select name, created_at, last_used_at from passkey where user_id = ${me} order by created_at, id`,
  },
  {
    file: 'sessions',
    what: { en: 'Where you were signed in', es: 'Dónde iniciaste sesión' },
    rows: (me) => sql`
      select browser, system, time_zone, created_at, last_used_at, revoked_at
      from session where user_id = ${me} order by id`,
  },
  {
    file: 'email-change',
    what: { en: 'A change of your e-mail', es: 'Un cambio de tu correo' },
    rows: (me) => sql`
      select old_email, new_email, old_confirmed_at, new_confirmed_at, created_at, expires_at
      from email_change where user_id = ${me}`,
  },
]
