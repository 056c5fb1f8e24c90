import type { Success } from '#protocol/core/operation.ts'
import type { CallerPays } from '#protocol/staff/callers/choices.ts'
import type { staffQuote } from '#protocol/staff/names.ts'
import type { Wish } from './use-wish.ts'

/** What the server found for a call. */
export type Found = Success<typeof staffQuote>

/** Money is taken for what is complete; somebody new has no papers yet. */
export const mayPayNow = ({ isNew, person }: Wish, found: Found): boolean =>
  !isNew && person !== '' && found.person?.missing.length === 0

/** How a call is paid as it stands: as was chosen, or by link where that cannot be yet. */
export const paysNow = (wish: Wish, found: Found): CallerPays =>
  mayPayNow(wish, found) && found.pays.includes(wish.pays) ? wish.pays : 'link'
