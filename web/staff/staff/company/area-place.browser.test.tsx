import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { areaMessages } from './area-messages.ts'

const words = areaMessages.en
const town = { id: 'tampa', name: 'Tampa', state: 'FL', latitude: 27.9, longitude: -82.4 }

// The server writes its key into the page where the search of addresses is set up.
beforeEach(() => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'google-maps', content: 'a-key' })
  document.head.append(meta)
  return () => meta.remove()
})

test('an address that is found brings its point; one whose point is not known stays a text', async () => {
  await openScreen(
    '/staff?view=company',
    {
      userInfo: made('userInfo', { userInfo: { staff: true } }),
      companyAreas: made('companyAreas', { areas: [] }),
      addresses: ({ q = '' }) => ({
        addresses: [{ id: q, name: `${q} 1`, detail: 'Tampa, FL' }],
      }),
      address: ({ id = '' }) =>
        id === 'dock'
          ? { address: '1 Dock Street, Tampa, FL', latitude: 27.91, longitude: -82.45, town }
          : refused('This address is outside our areas.'),
    },
    { signedIn: true, otherwiseLeast: true },
  )
  await settled()
  await page.getByRole('button', { name: words.add }).click()
  const address = page.getByRole('combobox', { name: words.address })
  const point = page.getByLabelText(words.point)
  await address.fill('dock')
  await page.getByRole('option', { name: /dock 1/ }).click()
  await expect.element(address).toHaveValue('1 Dock Street, Tampa, FL')
  await expect.element(point).toHaveValue('27.91, -82.45')
  await address.fill('far away')
  await page.getByRole('option', { name: /far away 1/ }).click()
  await expect.element(address).toHaveValue('far away 1, Tampa, FL')
  await expect.element(point).toHaveValue('27.91, -82.45')
})
