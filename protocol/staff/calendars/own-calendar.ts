import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const calendarLink = query('calendarLink', {
  about:
    'Since when the calendar of one’s own rentals has a secret address, which nobody can read again.',
  access: 'user',
  input: NoInput,
  output: z.object({ madeAt: z.optional(Instant) }),
})

export const makeCalendarLink = command('makeCalendarLink', {
  about:
    'Makes the secret address of the calendar of one’s own rentals: pickups, returns, visits, weekly photos. It is answered here and never again; one that was made before ends.',
  access: 'user',
  input: NoInput,
  output: z.object({ address: z.string() }),
})

export const endCalendarLink = command('endCalendarLink', {
  about: 'Ends that address: it is found no more.',
  access: 'user',
  input: NoInput,
  output: NoFields,
})
