import { sessionToken } from '../session/session.ts'

/*
 * Seen data for times without signal (docs/product/app.md#widgets): the answers of these reads, as they came, in
 * one store of the browser for visitors and one for each session. Signing out deletes them, so a
 * visitor never meets a person's data. Never among them: files, payments, the staff's lists.
 */
const keptOperations: ReadonlySet<string> = new Set([
  'home',
  'cars',
  'carTypesFeatures',
  'places',
  'rules',
  'about',
  'faq',
  'terms',
  'insurance',
  'countriesForStates',
  'userInfo',
  'userDetails',
  'dashboard',
  'inspectionGuidelines',
  'maintenanceCheck',
  'carServiceHistory',
  'orderHistory',
  'helpRequests',
  'specialRequests',
  'carVehicleBreakdownSymptoms',
  'vanVehicleBreakdownSymptoms',
  'listWaitingLists',
  'job',
  'jobSafety',
  'jobs',
  'jobFilters',
  'myRoutes',
])

const prefix = 'answers-'
const visitors = `${prefix}visitor`
const keptAtHeader = 'X-Kept-At'
/** The oldest answers go first. */
const mostAnswers = 100

/** One thing after the other, so that nothing is written into what sign-out is deleting. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // Storage is closed in private windows and on plain http: then nothing is kept.
  const mine = last.then(work).catch(() => undefined)
  last = mine
  return mine
}

async function storeOf(token: string | undefined): Promise<string> {
  if (token === undefined) return visitors
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const bytes = new Uint8Array(hash).slice(0, 12)
  return prefix + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps an answer that was asked for with this session. */
export function keepAnswer(
  operation: string,
  url: string,
  body: string,
  token: string | undefined,
): void {
  if (!keptOperations.has(operation)) return
  const headers = { [keptAtHeader]: new Date().toISOString() }
  void inTurn(async () => {
    if (token !== sessionToken()) return
    const store = await caches.open(await storeOf(token))
    await store.put(url, new Response(body, { headers }))
    const kept = await store.keys()
    const tooMany = kept.slice(0, Math.max(0, kept.length - mostAnswers))
    await Promise.all(tooMany.map((request) => store.delete(request)))
  })
}

export type KeptAnswer = { body: string; keptAt: Date }

/** The last answer to the same question, for the current session; else one that any visitor got. */
export function keptAnswer(operation: string, url: string): Promise<KeptAnswer | undefined> {
  if (!keptOperations.has(operation)) return Promise.resolve(undefined)
  return inTurn(async () => {
    const own = await storeOf(sessionToken())
    const kept =
      (await caches.match(url, { cacheName: own })) ??
      (await caches.match(url, { cacheName: visitors }))
    const keptAt = kept?.headers.get(keptAtHeader)
    if (!kept || !keptAt) return undefined
    return { body: await kept.text(), keptAt: new Date(keptAt) }
  })
}

/** Deletes all that was kept, whoever it was for. */
export function forgetAnswers(): Promise<void> {
  return inTurn(async () => {
    const names = await caches.keys()
    const ours = names.filter((name) => name.startsWith(prefix))
    await Promise.all(ours.map((name) => caches.delete(name)))
  })
}
