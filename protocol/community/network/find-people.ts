import { LineField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Connection } from './connection.ts'

/** A command, so that an address or a number that was typed stays out of addresses (docs/product/accounts.md#privacy). */
export const findPeople = command('findPeople', {
  about:
    'People by the beginning of a name (three letters or more), or the one with an e-mail or a phone number who lets themself be found by it.',
  access: 'user',
  input: z.object({ text: LineField(254, 3) }),
  output: z.object({ people: z.array(Connection) }),
})
