import { fieldError } from '#protocol/core/field-messages.ts'
import * as z from 'zod/mini'

/**
 * What a browser made for itself and shows to nobody but this server: with the same value in
 * `signIn`, a mailed link is opened where it was asked for. At least 128 bits, base64url.
 */
export const BrowserProofField = z
  .string()
  .check(z.trim(), z.regex(/^[\w-]{22,100}$/, fieldError('invalidData')))
