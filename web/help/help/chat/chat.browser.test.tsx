import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { type Answers, noSignal, refused } from '#testing/screens/answers.ts'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { helpMessages } from '../help-messages.ts'
import { specialRequestMessages } from '../special-request-messages.ts'
import { chatMessages } from './chat-messages.ts'

const [words, says] = [helpMessages.en, chatMessages.en]

const line = (id: number, text: string, more: Partial<ThreadItem> = {}): ThreadItem => ({
  id: String(id),
  kind: 'message',
  author: 'renter',
  name: 'Ana',
  mine: true,
  text,
  pictures: [],
  at: '2027-01-05T09:40',
  ...more,
})
const dana = { author: 'staff', name: 'Dana', mine: false } as const
const asked = line(1, 'This mark was there at pickup, right?', {
  at: '2027-01-04T16:02',
  read: true,
})
const answered = line(2, 'Yes. Nothing to pay.', { ...dana, at: '2027-01-04T16:11' })
const thanks = line(3, 'Thanks.', { read: true })
const many = Array.from({ length: 30 }, (_, index) => line(index + 10, `Line ${index}`, dana))

const rental = made('dashboard', {
  selectedRental: {
    orderId: '17',
    transactionId: '17',
    rentalStatus: 86,
    state: 'booked',
    kind: 'start',
    now: '2027-01-05T18:00:00Z',
    area: { name: 'Oakland', zone: 'America/Los_Angeles' },
    dates: { start: '2027-01-02T10:00', end: '2027-02-02T10:00' },
  },
})
const about = { number: 48213, car: 'Camry' }

/** The chat of a rental as it is opened from the dashboard. */
async function openChat(
  messages: () => readonly ThreadItem[],
  more: Answers = {},
  options: { unread?: string; lang?: 'en' | 'es'; again?: boolean } = {},
) {
  const { unread, lang = 'en', again = false } = options
  const opened = await openScreen(
    '/dashboard?order=17',
    {
      dashboard: rental,
      helpRequests: () => made('helpRequests', { messages: [...messages()], about, unread }),
      ...more,
    },
    {
      signedIn: true,
      otherwiseLeast: true,
      size: phone,
      lang,
      again,
      company: { phone: '+15105550100' },
    },
  )
  await settled()
  await page.getByRole('button', { name: dashboardMessages[lang].messages, exact: true }).click()
  await settled()
  const dialog = page.getByRole('dialog')
  return {
    ...opened,
    dialog,
    log: dialog.getByRole('log'),
    field: dialog.getByRole('textbox'),
    sendButton: dialog.getByRole('button', { name: helpMessages[lang].send, exact: true }),
    sent: () => opened.asked.filter(({ name }) => name === 'sendMessage').map((one) => one.fields),
  }
}

test('what was written stands by days and sides, says what was read, and names order and car', async () => {
  const { dialog, log } = await openChat(() => [asked, answered, thanks])
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Tramo Oakland')
  await expect
    .element(dialog.getByRole('link', { name: says.call('(510) 555-0100') }))
    .toHaveAttribute('href', 'tel:+15105550100')
  const days = log.getByRole('region')
  await expect.element(days.nth(0)).toHaveTextContent(`Mon 4 Jan · ${says.about('Camry', 48213)}`)
  await expect.element(days.nth(0)).toHaveTextContent('Dana · 16:11')
  await expect.element(days.nth(1)).toHaveTextContent('Tue 5 Jan')
  // It is said once, where it is newest.
  await expect.element(days.nth(0)).not.toHaveTextContent(says.read)
  await expect.element(days.nth(1)).toHaveTextContent(says.read)
  const place = (text: string) => log.getByText(text).element().getBoundingClientRect()
  expect(place('Thanks.').right).toBeGreaterThan(phone.width - 20)
  expect(place('Yes. Nothing to pay.').left).toBeLessThan(20)
  expect(await faultsInBothSizes()).toEqual([])
})

test('while nothing was said a press writes what is often asked into the field, to be changed or sent', async () => {
  const { field, dialog } = await openChat(() => [])
  const [first = ''] = says.starters
  await dialog.getByRole('button', { name: first }).click()
  await expect.element(field).toHaveValue(first)
  await expect.element(field).toHaveFocus()
  expect(await faultsInBothSizes()).toEqual([])
  const filled = await openChat(() => [line(1, 'Hello')], {}, { again: true })
  await expect.element(filled.log).toHaveTextContent('Hello')
  await expect.element(filled.dialog.getByRole('button', { name: first })).not.toBeInTheDocument()
})

test('Enter makes a line, Ctrl and Enter send; what is typed is kept until it was sent', async () => {
  const { field, log, sent } = await openChat(() => [], {
    sendMessage: () => refused('You write too fast.'),
  })
  await expect.element(log).toHaveTextContent(words.threadEmpty)
  const height = () => field.element().clientHeight
  const one = height()
  await field.click()
  await userEvent.keyboard('Hello{Enter}there{Control>}{Enter}{/Control}')
  expect(height()).toBeGreaterThan(one)
  await expect.element(page.getByText('You write too fast.')).toBeVisible()
  await expect.element(field).toHaveValue('Hello\nthere')
  const last = await openChat(
    () => [],
    { sendMessage: ({ text = '' }) => ({ sent: line(5, text) }) },
    { again: true },
  )
  await expect.element(last.field).toHaveValue('Hello\nthere')
  await last.sendButton.click()
  await expect.element(last.field).toHaveValue('')
  await expect.element(last.field).toHaveFocus()
  expect(last.sent()).toMatchObject([{ order: '17', text: 'Hello\nthere' }])
  expect(sent()).toHaveLength(1)
  await last.sendButton.click()
  await expect.element(last.dialog.getByText(words.required)).toBeVisible()
  expect(last.sent()).toHaveLength(1)
})

test('a photo goes along, is a bubble, and opens over the whole screen', async () => {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  const lines: ThreadItem[] = []
  const { dialog, log, field, sendButton, sent } = await openChat(() => lines, {
    uploadFile: { file: 'P', url: '/files/P', sha256: '' },
    sendMessage: () => {
      const shown = line(5, '', { pictures: ['/files/P'] })
      lines.push(shown)
      return { sent: shown }
    },
  })
  const server = window.fetch
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  const bytes = await canvas.convertToBlob({ type: 'image/png' })
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) =>
    to.endsWith('/files/P') ? new Response(bytes) : server(to, init),
  )
  const input = dialog.getByLabelText(words.addPhoto)
  await userEvent.upload(input, new File(['no picture'], 'a.png', { type: 'image/png' }))
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await userEvent.upload(input, new File([bytes], 'car.png', { type: 'image/png' }))
  await expect.element(dialog.getByRole('img', { name: words.photo(1) })).toBeVisible()
  await sendButton.click()
  await expect.element(dialog.getByRole('img', { name: words.photo(1) })).not.toBeInTheDocument()
  expect(sent()).toMatchObject([{ order: '17', pictures: 'P' }])
  await log.getByRole('button', { name: uiMessages.en.openFile(words.photo(1)) }).click()
  await expect.element(page.getByRole('dialog', { name: words.photo(1) })).toBeVisible()
})

test('whoever reads further up is told of what comes, and what was not on the screen is not read', async () => {
  let lines = many
  const { log, asked: calls } = await openChat(() => lines, {}, { unread: '39' })
  const read = () =>
    calls.filter(({ name }) => name === 'markMessagesRead').map(({ fields }) => fields.line)
  await expect.poll(read).toEqual(['39'])
  const box = log.element()
  const isAtEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < 2
  expect(isAtEnd()).toBe(true)
  box.scrollTop = 0
  // The browser tells of it with its next frame, which a busy machine draws after the answer came.
  box.dispatchEvent(new Event('scroll'))
  lines = [...many, line(60, 'Are you there?', dana)]
  void queryClient.invalidateQueries()
  const button = page.getByRole('button', { name: says.newMessages })
  await expect.element(button).toBeVisible()
  expect(box.scrollTop).toBe(0)
  await button.click()
  await expect.poll(isAtEnd).toBe(true)
  await expect.element(button).not.toBeInTheDocument()
  lines = [...lines, line(61, 'Good.', dana)]
  void queryClient.invalidateQueries()
  await expect.element(log).toHaveTextContent('Good.')
  await expect.poll(isAtEnd).toBe(true)
})

test('what staff propose is a card with its sum, taken with one press', async () => {
  const request = { id: 'S', orderId: '17', kindName: 'A different time', answer: '12:30 works.' }
  let state: 'answered' | 'accepted' = 'answered'
  const { dialog, asked: calls } = await openChat(() => [answered], {
    specialRequests: () =>
      made('specialRequests', { requests: [{ ...request, state, price: 15 }] }),
    answerSpecialRequest: () => {
      state = 'accepted'
      return made('answerSpecialRequest')
    },
  })
  const card = dialog.getByRole('article', { name: 'A different time' })
  await expect.element(card).toHaveTextContent(says.costs('$15.00'))
  await card.getByRole('button', { name: specialRequestMessages.en.accept('$15.00') }).click()
  await expect.element(card).not.toBeInTheDocument()
  const answer = calls.find(({ name }) => name === 'answerSpecialRequest')
  expect(answer?.fields).toMatchObject({ request: 'S', accept: '1', price: '15' })
})

test('without a signal it waits in the chat; en español', async () => {
  const es = helpMessages.es
  const { field, sendButton, log } = await openChat(
    () => [],
    { sendMessage: noSignal },
    { lang: 'es' },
  )
  await field.fill('¿Dónde lo dejo?')
  await sendButton.click()
  await expect
    .element(log.getByRole('listitem'))
    .toHaveTextContent(`${es.waitingToSend}¿Dónde lo dejo?`)
  await expect.element(field).toHaveValue('')
})
