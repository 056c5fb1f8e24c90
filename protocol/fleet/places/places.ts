import { IdField, LineField, ListField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Town } from './place.ts'

export const places = query('places', {
  about:
    'Towns, the most populous first: up to 8 whose name begins as asked, in any of the ways in which people write it; with `bounds` the 60 largest of that part of the map.',
  access: 'visitor',
  input: z.object({
    /** The beginning of a name, the state may follow: `san jo`, `Fresno, CA`, `St Pete, Fla.`, `LA`. */
    q: z.optional(LineField(60)),
    /** Only towns that belong to this area. */
    area: z.optional(IdField),
    /** south,west,north,east */
    bounds: ListField,
  }),
  output: z.object({ places: z.array(Town) }),
})
