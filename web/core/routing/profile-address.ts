import type { SearchOf } from './search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This step of the history was made to show a profile: going back closes it. */
    profile?: boolean
  }
}

/** The query that opens the profile dialog over any screen (docs/product/app.md#query-parameters). */
export type ProfileSearch = SearchOf<'dialogType' | 'userId' | 'userType'>
export const profileFields = ['dialogType', 'userId', 'userType'] as const

/** `userType` of the card of who invited the person that was looked at. */
const referrer = 'referrer'

/** Without an id it is the signed-in person's own profile. */
export function withProfile<Search extends object>(search: Search, userId: string | undefined) {
  return { ...search, dialogType: 'viewProfile', userId, userType: undefined }
}

export function isProfileOpen(search: ProfileSearch): boolean {
  return search.dialogType === 'viewProfile'
}

/** The profile is that of who invited the person that was looked at before. */
export function isReferrerCard(search: ProfileSearch): boolean {
  return search.userType === referrer
}

/** An address of the site that opens a profile, or the same one with it taken away. */
export function profileHref(
  href: string,
  open: boolean,
  userId?: string,
  { asReferrer = false } = {},
): string {
  const address = new URL(href, 'http://site')
  for (const field of profileFields) address.searchParams.delete(field)
  if (open) address.searchParams.set('dialogType', 'viewProfile')
  if (open && userId) address.searchParams.set('userId', userId)
  if (open && userId && asReferrer) address.searchParams.set('userType', referrer)
  return address.pathname + address.search + address.hash
}
