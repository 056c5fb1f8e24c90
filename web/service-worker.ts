/*
 * Keeps the program itself (page, code, styles, fonts, icons) for times without signal. Answers of
 * the server are not its business: the page keeps those (docs/decisions/0005).
 */
type Work = Event & { waitUntil: (work: Promise<unknown>) => void }
type Ask = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Worker = {
  addEventListener: ((on: 'install' | 'activate' | 'message', run: (event: Work) => void) => void) &
    ((on: 'fetch', run: (event: Ask) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

declare global {
  /** All files of the build, written in by the build. */
  var __WB_MANIFEST: { url: string; revision: string | null }[]
}

const files = self.__WB_MANIFEST.map(({ url, revision }) => ({ path: `/${url}`, revision }))
const paths = new Set(files.map(({ path }) => path))
const worker = self as unknown as Worker

const prefix = 'shell-'
const shell = prefix + fingerprint(JSON.stringify(files))
const page = '/'
/** With a very weak signal, the kept page comes after this time. */
const patienceMs = 3_000
const anyHeaders = { ignoreVary: true }

/** A short name for a set of files; collisions would only keep an old icon. */
function fingerprint(text: string): string {
  let sum = 0
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}

/** Brings in what is missing, file after file so that it never gets in the way of the person. */
async function fill(): Promise<void> {
  const store = await caches.open(shell)
  // One question for all: this runs at every visit.
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  for (const { path, revision } of files) {
    if (kept.has(path)) continue
    // A name with a content hash may be copied from the last release.
    const known = revision === null ? await caches.match(path, anyHeaders) : undefined
    const file = known ?? (await fetch(path))
    if (file.ok) await store.put(path, file)
  }
  if (!kept.has(page)) await store.add(page)
}

/** The last release stays beside the new one: tabs that are still open may need its files. */
async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(prefix) && name !== shell)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** Newest first, so that no old page outlives a release; the kept one when the network fails. */
async function newestPage(request: Request): Promise<Response> {
  const store = await caches.open(shell)
  const kept = (await store.match(page, anyHeaders)) ?? (await caches.match(page, anyHeaders))
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await store.put(page, answer.clone())
    return answer.status >= 500 && kept ? kept : answer
  })
  if (!kept) return fresh
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs))
  return Promise.race([fresh.catch(() => kept), late])
}

async function keptFile(request: Request): Promise<Response> {
  const kept =
    (await caches.match(request, { ...anyHeaders, cacheName: shell })) ??
    (await caches.match(request, anyHeaders))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(shell)).put(request, answer.clone())
  return answer
}

/** Paths of screens; everything else belongs to the server. */
function isScreen(path: string): boolean {
  return !/^\/(api|files|gateway|webhooks|metrics|healthz|readyz|dev\/(mail|clock))(\/|$)|\.\w{1,8}$/.test(
    path,
  )
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => worker.clients.claim()))
})

// After a release the caches were emptied while this worker stayed.
worker.addEventListener('message', (event) => {
  event.waitUntil(fill())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(newestPage(request))
  } else if (paths.has(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(keptFile(request))
  }
})
