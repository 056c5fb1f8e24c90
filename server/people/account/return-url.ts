import type { WallTime } from '#domain/core/time/wall-time.ts'

/** The fields of a booking that survive the way through the mail (docs/product/accounts.md#signing-in). */
export type BookingFields = {
  car?: string
  start?: WallTime
  end?: WallTime
  options: string[]
  appt?: string
  pm?: string
  insurancePlan?: string
  /** How far they mean to drive (docs/product/prices.md#price-with-miles). */
  miles?: number
  /** Of a personal link: for who registers after signing in (docs/product/community.md#invitations). */
  referral?: string
}

/* Only to resolve paths against; nothing is ever fetched from it. */
const nowhere = 'https://own.invalid'

const controls = /\p{Cc}/u

/**
 * A path of this very site, normalized, or undefined for anything that could lead elsewhere:
 * other schemes and hosts, `//host`, backslashes, control characters (docs/product/accounts.md#signing-in). A token in
 * it is dropped, and the way back to the sign-in screen is no place to go.
 */
export function safeReturnUrl(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.length > 1000) return undefined
  if (path.includes('\\') || controls.test(path)) return undefined
  let url: URL
  try {
    url = new URL(path, nowhere)
  } catch {
    return undefined
  }
  // `//host` goes elsewhere at once; `/..//host` would after normalizing.
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/welcome') return undefined
  if (url.searchParams.has('token')) url.searchParams.delete('token')
  return `${url.pathname}${url.search}${url.hash}`
}

function queryOf(booking: BookingFields): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of ['car', 'start', 'end', 'appt', 'pm', 'insurancePlan'] as const) {
    const value = booking[name]
    if (value) query.set(name, value)
  }
  if (booking.miles !== undefined) query.set('miles', `${booking.miles}`)
  if (booking.options.length > 0) query.set('options', booking.options.join(','))
  return query
}

const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query.toString()}` : path

/** The screens that a booking's fields are for; what the address of one lacks is added. */
const bookingPaths = ['/booking', '/details']

function withChoices(goal: string | undefined, choices: URLSearchParams): string | undefined {
  if (!goal) return undefined
  const { pathname, searchParams, hash } = new URL(goal, nowhere)
  if (!bookingPaths.includes(pathname)) return goal
  const lacking = [...choices].filter(([name]) => !searchParams.has(name))
  if (lacking.length === 0) return goal
  for (const [name, value] of lacking) searchParams.set(name, value)
  return `${withQuery(pathname, searchParams)}${hash}`
}

function screenOf({ car, start, end }: BookingFields, query: URLSearchParams): string | undefined {
  if (car) return withQuery('/booking', query)
  const dates = Object.entries({ start, end }).filter(
    (entry): entry is [string, string] => !!entry[1],
  )
  return dates.length > 0 ? withQuery('/results', new URLSearchParams(dates)) : undefined
}

/**
 * Where a person goes once signed in: to `/personal` with everything kept while the profile is
 * incomplete, else to where they were going, else to their booking, or to the cars for its dates,
 * else home.
 */
export function destination(profileComplete: boolean, booking: BookingFields, goal?: string) {
  const query = queryOf(booking)
  const onward = withChoices(safeReturnUrl(goal), query) ?? screenOf(booking, query)
  if (profileComplete) return onward ?? '/'
  if (onward) query.set('returnUrl', onward)
  if (booking.referral) query.set('referral', booking.referral)
  return withQuery('/personal', query)
}

/** The link of a mail: the destination with the token in its query, before any fragment. */
export function linkTo(publicUrl: string, path: string, token: string): string {
  const url = new URL(path, nowhere)
  url.searchParams.set('token', token)
  return `${publicUrl}${url.pathname}${url.search}${url.hash}`
}
