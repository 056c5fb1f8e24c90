import { drivingRenter, knownRenter, signedIn } from './people.ts'
import { check, listen } from './clean-screen.ts'
import { expect, test } from './fixtures.ts'
import { carScreens, renterScreens, visitorScreens } from './screens.ts'

for (const lang of ['en', 'es'] as const) {
  test(`every screen a visitor sees is clean and accessible (${lang})`, async ({
    page,
    server,
    isMobile,
  }) => {
    test.setTimeout(180_000)
    // Light on one size and dark on the other, so that both palettes are seen in both languages.
    const dark = isMobile === (lang === 'es')
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
    const faults = listen(page)
    for (const path of await visitorScreens(server.url)) {
      await page.goto(path)
      await check(page, `${path} ${lang}`, lang)
    }
    expect(faults).toEqual([])
  })

  test(`every screen a renter sees is clean and accessible (${lang})`, async ({
    page,
    server,
    readMail,
    isMobile,
  }) => {
    test.setTimeout(240_000)
    const dark = isMobile !== (lang === 'es')
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    const email = `every-${lang}-${crypto.randomUUID().slice(0, 6)}@example.com`
    const token = await knownRenter(server.url, email, readMail)
    await page.addInitScript(
      ([code, session]) => {
        localStorage.setItem('langCode', code ?? 'en')
        localStorage.setItem('userToken', session ?? '')
      },
      [lang, token],
    )
    const faults = listen(page)
    const screens = await renterScreens(server.url, token)
    for (const path of screens) {
      await page.goto(path)
      await check(page, `${path} ${lang}`, lang)
    }
    // A refused call of a screen (403 for /staff, 404 for a lost order) is told by the browser itself.
    const own = faults.filter((fault) => !/status of 40[34]/.test(fault))
    expect(own).toEqual([])
  })

  test(`every screen at the car is clean and accessible (${lang})`, async ({
    page,
    server,
    readMail,
    isMobile,
  }) => {
    test.setTimeout(180_000)
    const dark = isMobile !== (lang === 'es')
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    const token = await signedIn(server.url, drivingRenter, readMail)
    await page.addInitScript(
      ([code, session]) => {
        localStorage.setItem('langCode', code ?? 'en')
        localStorage.setItem('userToken', session ?? '')
      },
      [lang, token],
    )
    const faults = listen(page)
    for (const path of await carScreens(server.url, token)) {
      await page.goto(path)
      await check(page, `${path} ${lang}`, lang)
    }
    const own = faults.filter((fault) => !/status of 40[34]/.test(fault))
    expect(own).toEqual([])
  })
}
