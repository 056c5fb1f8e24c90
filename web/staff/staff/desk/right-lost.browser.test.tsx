import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#web/core/api/query-client.ts'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { staffHelpMessages } from '../help/staff-help-messages.ts'

const words = staffHelpMessages.en
const sentence = 'Your rights do not cover this. Ask an owner of the company.'

test('a right that is lost while a page is open is said, and what was typed stays', async () => {
  const request = { id: 'h1', number: 'H-1001', renter: 'Ana Núñez', at: '2026-11-27T10:00' }
  let mayStill = true
  const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['desk'] } })
  const answers = {
    userInfo,
    staffHelp: () =>
      mayStill ? made('staffHelp', { requests: [request], total: 1 }) : failed(403, sentence),
    staffUpdateHelp: () => failed(403, sentence),
  }
  await openScreen('/staff?view=help', answers, {
    signedIn: true,
    otherwiseLeast: true,
    size: desk,
  })
  await settled()
  await page.getByRole('row', { name: /Ana Núñez/u }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabelText(words.answer).fill('A tow truck comes')
  mayStill = false
  await panel.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(sentence).first()).toBeVisible()
  await queryClient.invalidateQueries({ queryKey: ['staffHelp'] })
  await settled()
  await expect.element(panel.getByLabelText(words.answer)).toHaveValue('A tow truck comes')
})
