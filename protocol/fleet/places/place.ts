import * as z from 'zod/mini'

/** A town or a district of the gazetteer. */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  /** Two letters, such as CA. */
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Place = z.infer<typeof Place>

/** A town as it is looked for: with the area it belongs to; outside of all areas it has none. */
export const Town = z.extend(Place, { area: z.optional(z.string()) })
export type Town = z.infer<typeof Town>
