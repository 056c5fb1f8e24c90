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
