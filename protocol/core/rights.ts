/** What somebody of the staff may do; an owner may do all of it (docs/product/staff.md#rights). */
export const rights = ['desk', 'fleet', 'money', 'content', 'owner'] as const
export type Right = (typeof rights)[number]

/** What an operation of the staff asks for: one right, or any. */
export type NeededRight = Right | 'any'

/** Whether somebody with these rights may; nobody without one is staff. */
export const mayDo = (has: readonly Right[], needed: NeededRight): boolean =>
  has.includes('owner') || (needed === 'any' ? has.length > 0 : has.includes(needed))
