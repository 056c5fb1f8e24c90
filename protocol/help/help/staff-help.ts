import { RowsFields } from '#protocol/core/list-limit.ts'
import { helpStatuses } from '#domain/help/help/help-status.ts'
import { IdField, ListField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { HelpItem } from './help-item.ts'

const StaffHelpItem = z.extend(HelpItem, {
  car: z.string(),
  plate: z.string(),
  renter: z.string(),
  phone: z.optional(z.string()),
  email: z.string(),
  /** What staff may make of it now. */
  nextStatuses: z.array(z.enum(helpStatuses)),
  ...ToDecide,
})
export type StaffHelpItem = z.infer<typeof StaffHelpItem>

export const staffHelp = query('staffHelp', {
  about: 'Help requests: those that are not resolved, who may be hurt first, then the oldest.',
  access: 'staff',
  input: z.object({
    filter: z.optional(z.enum(['open', 'all'])),
    order: z.optional(IdField),
    ...RowsFields,
  }),
  output: z.object({ requests: z.array(StaffHelpItem), total: z.number() }),
})

export const staffUpdateHelp = command('staffUpdateHelp', {
  about: 'Changes the status of a help request, answers in its thread, or both.',
  access: 'staff',
  input: z.object({
    request: IdField,
    status: z.optional(z.enum(helpStatuses)),
    /** Due with a status; words alone go out whatever happened meanwhile. */
    version: z.optional(VersionField),
    message: z.optional(TextField(4000)),
    pictures: ListField,
  }),
  output: z.object({ request: HelpItem }),
})
