import { homeMessages } from '#web/fleet/site/home-messages.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { expect, test } from './support/fixtures.ts'

const words = homeMessages.en
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

// @1-install-banner @2.3-home-install
test('the browser’s own question is offered once it may be asked, and a dismissal is remembered', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: words.installRegion })
  await expect(page.getByRole('heading', { name: words.popular })).toBeVisible()
  const offer = () =>
    page.evaluate(() => {
      const asked = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(asked, {
        prompt: () => {
          document.documentElement.dataset.asked = 'yes'
          return Promise.resolve()
        },
      })
      window.dispatchEvent(asked)
    })
  await offer()
  await banner.getByRole('button', { name: words.install }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(banner).toHaveCount(0)

  await offer()
  await banner.getByRole('button', { name: words.dismiss }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.popular })).toBeVisible()
  await offer()
  await expect(banner).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: iPhone })

  // @2.3-home-install
  test('Safari’s way is explained', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: words.installRegion })
    await expect(banner.getByText(words.installByHand)).toBeVisible()
    await expect(banner.getByRole('button', { name: words.install, exact: true })).toHaveCount(0)
  })
})

// @1-charity-banner @1-install-banner @2.3-home-install @3-browser-storage
test('Escape or a press puts the alert for Ukraine away, and the donation note, for good', async ({
  page,
}) => {
  await page.goto('/')
  const ukraine = page.getByText(words.helpUkraine, { exact: true })
  const gives = page.getByRole('heading', { name: words.givesBack })
  await expect(ukraine).toBeVisible()
  // Escape closes what is open, and only then what lies behind it; tabbing out leaves nothing covered.
  const menu = page.getByRole('navigation', { name: shellMessages.en.menu })
  await page.getByRole('button', { name: shellMessages.en.menu }).click()
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: shellMessages.en.menu }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(ukraine).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ukraine).toHaveCount(0)
  await gives
    .locator('xpath=ancestor::section')
    .getByRole('button', { name: words.dismiss })
    .click()
  await expect(gives).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: words.popular })).toBeVisible()
  await expect(ukraine).toHaveCount(0)
  await expect(gives).toHaveCount(0)
})
