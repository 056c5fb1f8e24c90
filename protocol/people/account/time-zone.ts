import { fieldError } from '#protocol/core/field-messages.ts'
import * as z from 'zod/mini'

/** The IANA name of the clock of a device, by which a person recognises it among their sessions. */
export const TimeZoneField = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z][\w+\-/]{0,63}$/, fieldError('invalidData')))
