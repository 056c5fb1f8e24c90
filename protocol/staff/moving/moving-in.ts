import { EmailField, FileField, IdField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { moveKinds } from './kinds.ts'

export const staffMoveIn = command('staffMoveIn', {
  about:
    'A file of what a company brings along, at most 5 MB (docs/import.md): people, running rentals, reservations or past services. Says what it would add, and changes nothing. With the `fingerprint` of that answer it does so; 409 when something changed since. `contracts` is a ZIP of the PDFs that the lines of rentals name, 10 MB at most.',
  access: 'staff',
  input: z.object({
    kind: z.enum(moveKinds),
    file: FileField,
    contracts: z.optional(FileField),
    fingerprint: z.optional(IdField),
  }),
  output: z.object({
    isDone: z.boolean(),
    added: z.number(),
    /** People among them who had an account already. */
    joined: z.number(),
    /** Lines that were taken in before. */
    known: z.number(),
    /** Rentals that are over their end already, as the file calls them; the first hundred. */
    overdue: z.array(z.string()),
    /** The first hundred lines that cannot be taken, line 1 is the header; with one nothing is. */
    bad: z.array(z.object({ line: z.number(), reason: z.string() })),
    badInAll: z.number(),
    ignoredColumns: z.array(z.string()),
    /** Absent when nothing can be done. */
    fingerprint: z.optional(z.string()),
  }),
})

export const staffMovedIn = query('staffMovedIn', {
  about:
    'Who came with a file and was not invited yet: nothing is written to them. Who has no e-mail cannot be invited.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    /** How many can be invited; the first hundred of them by name. */
    toInvite: z.number(),
    withEmail: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    /** Who cannot, and how many in all; the first hundred by name. */
    withoutEmail: z.array(
      z.object({ id: z.string(), name: z.string(), phone: z.optional(z.string()) }),
    ),
    withoutEmailInAll: z.number(),
  }),
})

export const staffInvitePeople = command('staffInvitePeople', {
  about:
    'Writes to all who came with a file and were not invited yet, or to one `person` of them, how they sign in. From then on they are written to as everybody is.',
  access: 'staff',
  input: z.object({ person: z.optional(IdField) }),
  output: z.object({ invited: z.number() }),
})

export const staffGiveEmail = command('staffGiveEmail', {
  about:
    'Enters the e-mail of somebody who came with a file without one; 409 when somebody has it. They are written to once they are invited.',
  access: 'staff',
  input: z.object({ person: IdField, email: EmailField }),
  output: NoFields,
})
