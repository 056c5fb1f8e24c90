import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, LineField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Town } from './place.ts'

/** One search, from the first letter to what is chosen: whoever finds the addresses counts it as one. */
const SearchField = z.string().check(z.regex(/^[\da-f-]{36}$/, fieldError('invalidData')))

export const addresses = query('addresses', {
  about:
    'Addresses and places in our areas as they are typed, by Google; none without its key, or while it does not answer.',
  access: 'user',
  input: z.object({
    q: LineField(120, 3),
    /** Only around this town. */
    near: z.optional(IdField),
    search: SearchField,
  }),
  output: z.object({
    addresses: z.array(
      z.object({ id: z.string(), name: z.string(), detail: z.optional(z.string()) }),
    ),
  }),
})

export const address = query('address', {
  about: 'One of the addresses that were found: where it lies, and the nearest town of ours.',
  access: 'user',
  input: z.object({ id: LineField(300), search: SearchField }),
  output: z.object({
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    town: Town,
  }),
})
