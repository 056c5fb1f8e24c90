// @phone
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { renterScreens, settle, visitorScreens } from './support/screens.ts'

// As somebody sets it in the browser: screens whose width is counted in letters have half of them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
})

const wanted =
  /^\/($|results\?|details\?|booking\?|payment\?|confirmation\?|personal$|dashboard$|faq$)/

test('with letters twice as large no screen of a phone scrolls sideways', async ({
  page,
  server,
}) => {
  const token = await knownRenter(
    server.url,
    `letters-${crypto.randomUUID().slice(0, 6)}@example.com`,
  )
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)
  const screens = [
    ...(await visitorScreens(server.url)),
    ...(await renterScreens(server.url, token)),
  ]
  for (const path of new Set(
    screens.filter((each) => wanted.test(each) && !each.includes('LOST')),
  )) {
    await page.goto(path)
    await settle(page)
    const [is, fits] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect.soft(is, path).toBe(fits)
  }
})
