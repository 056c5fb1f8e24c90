import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HelpStatus } from '#domain/help/help/help-status.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { staffHelpMessages } from './staff-help-messages.ts'

const words = staffHelpMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })

const at = '2026-11-27T10:00'

test('an answer stays while it is written, also when a colleague has seen the request meanwhile', async () => {
  let now: { status: HelpStatus; nextStatuses: HelpStatus[] } = {
    status: 'open',
    nextStatuses: ['acknowledged', 'resolved'],
  }
  const { asked } = await openScreen(
    '/staff?view=help&filter=all',
    {
      userInfo,
      staffHelp: () =>
        made('staffHelp', {
          requests: [{ id: 'h1', number: 'H-1001', renter: 'Ana Núñez', at, ...now }],
          total: 1,
        }),
    },
    { signedIn: true, otherwiseLeast: true, size: desk },
  )
  await settled()
  expect(asked.find(({ name }) => name === 'staffHelp')?.fields.filter).toBe('all')
  await page.getByRole('row', { name: /Ana Núñez/ }).click()
  const panel = page.getByRole('dialog')
  const answer = panel.getByLabelText(words.answer)
  await panel.getByLabelText(words.status).selectOptions('acknowledged')
  await answer.fill('A tow truck comes')
  now = { status: 'acknowledged', nextStatuses: ['inProgress', 'resolved'] }
  await queryClient.invalidateQueries({ queryKey: ['staffHelp'] })
  // What is no longer to be chosen is not; the words are still there.
  await expect.element(panel.getByLabelText(words.status)).toHaveValue('')
  await expect.element(answer).toHaveValue('A tow truck comes')
})
