import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorMessages } from '#web/core/api/errors.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { failed, noAnswer, noSignal } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen } from '#testing/screens/open-screen.tsx'

const words = siteMessages.en
const typed = { name: 'Ana', email: 'ana@example.com', message: 'Is the van free in May?' }
const fields = Object.keys(typed) as (keyof typeof typed)[]

const fieldOf = (name: keyof typeof typed) => page.getByLabelText(words[name])
const send = page.getByRole('button', { name: words.send })

async function writeMessage() {
  for (const name of fields) await fieldOf(name).fill(typed[name])
}

async function formHoldsWhatWasTyped() {
  for (const name of fields) await expect.element(fieldOf(name)).toHaveValue(typed[name])
}

/**
 * By keyboard: on a phone what is told lies over the button until it goes. What is told comes a
 * moment before the button has its name back.
 */
async function pressSend() {
  await expect.element(send).toBeEnabled()
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** The connection breaks while the answer is on its way. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('network error')),
    }),
  )

const ofProxy = (status: number) => () =>
  new Response('<html><body>Bad gateway</body></html>', { status })

const faults: [string, () => Response | Promise<Response>, string][] = [
  ['no answer within 10 seconds', noAnswer, errorMessages.en.timeout],
  ['a dead connection', noSignal, 'Network Error: Please check your internet connection.'],
  ['a connection cut within the answer', cutOff, errorMessages.en.network],
  [
    'HTTP 500 with the server’s sentence',
    () => failed(500, 'The database sleeps.'),
    'Error: 500. The database sleeps.',
  ],
  ['HTTP 502 with the page of a proxy', ofProxy(502), 'Error: 502. Something went wrong.'],
  ['a page instead of an answer, as in hotels', ofProxy(200), 'An unexpected error occurred.'],
]

// @2.1-contact @8-request-took @8-network-error @8-error-status @8-unexpected-error
test.each(faults)(
  '%s: told once, the form stays, and sending again is the same change',
  async (_, fault, sentence) => {
    let isFaulty = true
    const { asked } = await openScreen('/contact', {
      contactForm: () => (isFaulty ? fault() : made('contactForm')),
    })
    await writeMessage()
    await send.click()
    const told = page.getByRole('alert').getByText(sentence, { exact: true })
    await expect.element(told, { timeout: 15_000 }).toBeVisible()
    expect(page.getByText(sentence, { exact: true }).elements()).toHaveLength(1)
    await formHoldsWhatWasTyped()
    // Never repeated behind the person's back.
    expect(asked).toHaveLength(1)

    isFaulty = false
    await pressSend()
    await expect.element(page.getByRole('button', { name: words.another })).toBeVisible()
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ fields: { requestId } }) => requestId)).size).toBe(1)
  },
)

// @8-http-409
test('HTTP 409: the server’s own sentence, and what is sent after it is another change', async () => {
  const sentence = 'This request was used for something else.'
  const { asked } = await openScreen('/contact', { contactForm: () => failed(409, sentence) })
  await writeMessage()
  await send.click()
  await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
  await formHoldsWhatWasTyped()
  await pressSend()
  await expect.poll(() => asked.length).toBe(2)
  expect(new Set(asked.map(({ fields: { requestId } }) => requestId)).size).toBe(2)
})
