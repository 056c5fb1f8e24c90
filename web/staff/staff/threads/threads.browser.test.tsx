import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#web/core/api/query-client.ts'
import { chatMessages } from '#web/help/help/chat/chat-messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { threadMessages } from './thread-messages.ts'

const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const at = '2026-11-27T10:00'
const waiting = made('staffThreads', {
  threads: [{ orderId: 'o1', renter: 'Ana Núñez', text: 'Is there a spare tire?', at }],
  total: 1,
})

test('a thread that has its answer stays open to be read, and is gone from the list when it is closed', async () => {
  let isAnswered = false
  await openScreen(
    '/staff?view=messages',
    {
      userInfo,
      staffThreads: () => (isAnswered ? { threads: [], total: 0 } : waiting),
      helpRequests: made('helpRequests', { about: { car: 'Kia Forte 2022', number: 36_168 } }),
    },
    { signedIn: true, otherwiseLeast: true },
  )
  await settled()
  const field = page.getByRole('dialog').getByLabelText(chatMessages.en.toRenter)
  await page.getByRole('row', { name: /Ana Núñez/ }).click()
  await field.fill('Yes, below the floor')
  isAnswered = true
  await queryClient.invalidateQueries({ queryKey: ['staffThreads'] })
  await expect.element(page.getByText(threadMessages.en.none)).toBeInTheDocument()
  await expect.element(field).toHaveValue('Yes, below the floor')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByText(threadMessages.en.none)).toBeVisible()
})
