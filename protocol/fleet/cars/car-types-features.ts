import { query } from '#protocol/core/operation.ts'
import { NamedItem, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const carTypesFeatures = query('carTypesFeatures', {
  about: 'The types with their subtypes (body types) and the features that filters offer.',
  access: 'visitor',
  input: NoInput,
  output: z.object({
    types: z.array(z.object({ id: z.string(), name: z.string(), subtypes: z.array(NamedItem) })),
    features: z.array(NamedItem),
  }),
})
