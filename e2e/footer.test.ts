import { shellMessages } from '#web/app/shell/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'

const words = shellMessages.en
const { charity } = uiMessages.en

// @1-charity-banner @2.3-footer-year
test('the footer says year, rights, charity and terms; on phones home says charity, and beside the keys nothing does', async ({
  page,
  server,
  isMobile,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isMobile) {
    await expect(footer).toBeHidden()
    // What the footer says on a desk stands on home itself.
    await expect(page.getByText(charity).filter({ visible: true })).toHaveCount(1)
    return
  }
  await expect(page.getByText(charity).filter({ visible: true })).toHaveCount(1)
  await expect(footer).toContainText(words.rights(new Date().getFullYear()))
  await footer.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page).toHaveURL('/terms')

  const email = `footer-${crypto.randomUUID().slice(0, 6)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.evaluate((session) => localStorage.setItem('userToken', session), token)
  await page.goto('/keys')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(footer).toHaveCount(0)
})
