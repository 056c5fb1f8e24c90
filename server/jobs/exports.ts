import { sql } from 'kysely'
import type { Exported } from '../platform/wing.ts'

/** What an export holds of `jobs` (docs/product/accounts.md#your-data). */
export const jobsExports: readonly Exported[] = [
  {
    file: 'jobs',
    what: { en: 'Jobs you posted or did', es: 'Trabajos que publicaste o hiciste' },
    rows: (me) => sql`
      select j.id, case when j.owner_id = ${me} then 'owner' else 'assignee' end as role, j.type, j.status, j.title,
        j.description, f.name as from_town, t.name as to_town, j.from_address, j.to_address, j.starts_at, j.ends_at,
        j.price_cents, j.created_at, j.cancelled_at, j.completed_at
      from job j join place f on f.id = j.from_place_id left join place t on t.id = j.to_place_id
      where ${me} in (j.owner_id, j.assignee_id) order by j.created_at, j.id`,
  },
  {
    file: 'job-offers',
    what: { en: 'Your offers on jobs', es: 'Tus ofertas en trabajos' },
    rows: (me) => sql`
      select j.title, a.offer_cents, a.comment, a.status, a.left_late, a.created_at, a.ended_at
      from job_application a join job j on j.id = a.job_id where a.applicant_id = ${me} order by a.created_at, a.id`,
  },
  {
    file: 'job-routes',
    what: { en: 'Your saved routes', es: 'Tus rutas guardadas' },
    rows: (me) => sql`
      select r.name, (select string_agg(s ->> 'name', ' – ' order by at) from jsonb_array_elements(r.stops)
          with ordinality stop (s, at)) as stops, r.day, r.days, r.leaves, r.arrives, r.detour, r.seats, r.notify,
        r.created_at
      from saved_route r where r.user_id = ${me} order by r.position`,
  },
  {
    file: 'job-location',
    what: {
      en: 'Where you are, shared on a job now',
      es: 'Dónde estás, compartido ahora en un trabajo',
    },
    rows: (me) => sql`
      select j.title, l.state, l.asked_at, l.answered_at, l.latitude, l.longitude, l.accuracy, l.measured_at
      from job_location l join job j on j.id = l.job_id where l.sharer_id = ${me} order by l.asked_at, l.job_id`,
  },
]
