import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { router } from '#web/app/router.tsx'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import { tellCompany } from '#web/core/company.ts'
import { loading } from '#web/core/api/loading.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { watchTyping } from '#web/core/api/at-work.ts'
import { watchConnection } from '#web/core/api/watch-connection.ts'
import { chooseLanguage, type Lang, markDocument } from '#web/core/i18n.ts'
import { watchInstallOffer } from '#web/core/pwa/install-prompt.ts'
import { returnToOldPlaces } from '#web/app/shell/old-places.ts'
import { endSession, isSignedIn, loseSession, startSession } from '#web/core/session/session.ts'
import { dismissToast, toasts } from '#web/ui/overlays/toast-store.ts'
import '#web/ui/styles.css'
import { type Answers, type Asked, serverThatSays } from './answers.ts'

// What the program begins with (web/main.tsx), once for all tests of a file.
markDocument()
watchInstallOffer()
watchTyping()
watchConnection(() => void queryClient.invalidateQueries())
returnToOldPlaces(router)

const sampleCompany: CompanyFacts = {
  name: 'Tramo',
  legalName: 'Tramo Rentals',
  showsMaker: false,
  phoneCountry: 'US',
  donationRate: 0.1,
  promise: { en: 'within 6 to 8 hours', es: 'en 6 a 8 horas' },
  helpsUkraine: true,
  isSample: false,
}

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 900 }

type Options = {
  /** Undefined is a browser that was never asked. */
  lang?: Lang | undefined
  size?: typeof phone
  signedIn?: boolean
  /** What the page is told of the company beside what the sample one is. */
  company?: Partial<CompanyFacts>
  /** As after a reload: what this browser keeps stays, the language too. */
  again?: boolean
  /** What a test does not say is answered with the least that the wire allows, as by an empty company. */
  otherwiseLeast?: boolean
}

/**
 * The whole program at an address, in this browser, with a server that says what the test says.
 * @returns what the screens ask of the server, as it comes
 */
export async function openScreen(
  path: string,
  answers: Answers,
  options: Options = {},
): Promise<{ asked: Asked[] }> {
  const { size = phone, signedIn = false, otherwiseLeast = false, again = false } = options
  const asked: Asked[] = []
  await cleanup()
  await page.viewport(size.width, size.height)
  if (!again) {
    endSession()
    sessionStorage.clear()
  }
  // Without a token to lose it only has everything looked up again that this browser keeps, as a reload does.
  if (again && !isSignedIn()) loseSession()
  queryClient.clear()
  for (const toast of toasts.get()) dismissToast(toast.id)
  if (!again) {
    chooseLanguage(options.lang ?? 'en')
    if ('lang' in options && options.lang === undefined) localStorage.removeItem('langCode')
  }
  tellCompany({ ...sampleCompany, ...options.company })
  if (signedIn) startSession('a-token-of-a-test')
  vi.stubGlobal('fetch', serverThatSays(answers, asked, otherwiseLeast))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  // That of the program drawn before would wait for its drawing.
  router.startTransition = async (change) => {
    change()
    return false
  }
  // As in web/main.tsx: a screen that sends elsewhere is followed until the router listens itself.
  const leave = router.history.subscribe(() => void router.load())
  router.history.push(path)
  await router.load()
  leave()
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked }
}

/** Where the program is: its path with the query. */
export const place = (): string => {
  const { pathname, searchStr } = router.state.location
  return pathname + searchStr
}

const shimmering = '.animate-shimmer, [aria-busy=true]'

/** What the program is still at, if anything. */
function underWay(): string | undefined {
  if (loading.count() > 0) return 'an answer is waited for'
  if (router.state.status === 'pending') return 'a screen is being loaded'
  return document.querySelector(shimmering) ? 'a place is kept for what is to come' : undefined
}

/** Everything that was asked for has come and is shown, and led to no further question. */
export async function settled(): Promise<void> {
  let quietRounds = 0
  await vi.waitFor(
    async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const what = underWay()
      quietRounds = what ? 0 : quietRounds + 1
      if (quietRounds < 3) throw new Error(`${place()}: ${what ?? 'too early to tell'}`)
    },
    { timeout: 20_000, interval: 0 },
  )
}
