import { IdField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'

/** What a thing to decide on says beside itself in a list of the staff. */
export const ToDecide = {
  /** As it was listed; the decision carries it, and is refused with 409 when the thing has changed. */
  version: z.string(),
  /** It is the caller's own: a colleague decides. */
  own: z.boolean(),
}

/** The `version` of the list in which the person saw what they decide on. */
export const VersionField = IdField
