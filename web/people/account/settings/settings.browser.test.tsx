import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { emailChange } from '#protocol/people/email-change/email-change.ts'
import type { Session } from '#protocol/people/account/sessions.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { type Answers, refused } from '#testing/screens/answers.ts'
import { faultsInBothSizes, inBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen } from '#testing/screens/open-screen.tsx'
import { welcomeMessages } from '../welcome-messages.ts'
import { emailMessages } from './email-messages.ts'
import { sessionsMessages } from './sessions-messages.ts'

const before = 'ana@example.com'
let email = before

const account: Answers = {
  userInfo: () => made('userInfo', { userInfo: { email, emailVerified: true } }),
  passkeys: made('passkeys'),
}

const openAccount = (answers: Answers) =>
  openScreen('/personal', { ...account, ...answers }, { signedIn: true, otherwiseLeast: true })

/** A thing of the screen reaches no further to the right than what it stands in. */
function isWithin(thing: Locator, around: Element) {
  const right = (element: Element) => element.getBoundingClientRect().right
  expect(right(thing.element())).toBeLessThanOrEqual(right(around))
}

test('sessions are told apart, one is ended by keyboard, then all others', async () => {
  const words = sessionsMessages.en
  const android = { browser: 'chrome', system: 'android' } as const
  const used = { lastUsedAt: '2026-11-20T18:00:00Z' }
  let all: Partial<Session>[] = [
    { id: '1', ...android, ...used, timeZone: 'America/Los_Angeles', current: true },
    { id: '2', browser: 'chrome', system: 'linux', ...used },
    { id: '3', browser: 'safari', system: 'ios', ...used },
  ]
  const { asked } = await openAccount({
    sessions: () => made('sessions', { sessions: all, total: all.length }),
    endSession: ({ session }) => {
      all = all.filter(({ id }) => id !== session)
      return made('endSession')
    },
    endOtherSessions: () => {
      all = all.filter(({ current }) => current)
      return made('endOtherSessions')
    },
  })
  const card = page.getByRole('region', { name: words.title })
  const lines = card.getByRole('listitem')
  const here = lines.filter({ hasText: words.here })
  await expect.element(here).toHaveTextContent('Chrome on Android')
  await expect.element(here).toHaveTextContent('Pacific Time · In use now')
  await expect.element(lines).toHaveLength(3)
  // One’s own is signed out elsewhere on the screen.
  expect(here.getByRole('button').elements()).toHaveLength(0)
  expect(await faultsInBothSizes()).toEqual([])

  const end = card.getByRole('button', { name: words.endOf('Chrome on Linux') })
  ;(end.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(lines).toHaveLength(2)
  await expect.element(card.getByRole('heading', { name: words.title })).toHaveFocus()
  expect(asked.find(({ name }) => name === 'endSession')?.fields.session).toBe('2')

  const endOthers = card.getByRole('button', { name: words.endOthers })
  await endOthers.click()
  await expect.element(lines).toHaveLength(1)
  await expect.element(page.getByText(words.othersEnded)).toBeVisible()
  await expect.element(endOthers).not.toBeInTheDocument()
})

test('where somebody signs in, the device’s clock is told, by which they know it again', async () => {
  const words = welcomeMessages.en
  const { asked } = await openScreen(
    '/welcome',
    { signIn: made('signIn', { token: 'a-token' }) },
    { otherwiseLeast: true },
  )
  await page.getByLabelText(words.email).fill(before)
  await page.getByRole('button', { name: words.next }).click()
  await page.getByLabelText(words.code).fill('123456')
  const signIn = () => asked.find(({ name }) => name === 'signIn')?.fields
  await expect.poll(signIn).toMatchObject({
    email: before,
    code: '123456',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  await expect.element(page.getByRole('heading', { name: words.codeTitle })).not.toBeInTheDocument()
})

type Change = NonNullable<OutputOf<typeof emailChange>['change']>

/** What the server keeps of a change of e-mail; the code of each side is said here. */
function changing(codes: Record<string, string>): Answers {
  let change: Change | undefined
  const word = '2026-12-01T18:00:00Z'
  return {
    emailChange: () => ({ change }),
    changeEmail: ({ email: wanted = '' }) => {
      if (wanted === email) return refused('This is your e-mail already.')
      change = { email: wanted, oldConfirmed: false, newConfirmed: false, expiresAt: word }
      return { change }
    },
    confirmEmailChange: ({ side = '', code }) => {
      if (!change || code !== codes[side]) return refused('This code is wrong. 4 tries are left.')
      change = { ...change, [`${side}Confirmed`]: true }
      if (!change.oldConfirmed || !change.newConfirmed) return { change }
      email = change.email
      change = undefined
      return { email }
    },
  }
}

test('the e-mail is changed by a code from each mailbox; a wrong one says so', async () => {
  const words = emailMessages.en
  email = before
  // As long as some are: nothing to break it at, and still within the screen.
  const after = 'account6b0e5f4c.maria.hernandez@example.com'
  const codes = { old: '111111', new: '222222' }
  const { asked } = await openAccount(changing(codes))
  const times = (operation: string) => asked.filter(({ name }) => name === operation).length
  const card = page.getByRole('region', { name: words.title })
  const wanted = card.getByLabelText(words.newEmail)
  const sendCodes = card.getByRole('button', { name: words.sendCodes })
  await card.getByRole('button', { name: words.change }).click()
  await expect.element(wanted).toHaveFocus()
  await sendCodes.click()
  await expect.element(wanted).toBeInvalid()
  await expect.element(wanted).toHaveAccessibleDescription('Field is Required')
  expect(times('changeEmail')).toBe(0)
  await wanted.fill(before)
  await sendCodes.click()
  await expect.element(card).toHaveTextContent('This is your e-mail already.')
  await expect.element(wanted).toHaveValue(before)
  await wanted.fill(after)
  await sendCodes.click()
  await expect.element(card.getByText(words.underWay(after))).toBeVisible()
  await expect.element(card.getByRole('heading', { name: words.title })).toHaveFocus()
  expect(await faultsInBothSizes()).toEqual([])
  const codeOf = (address: string) => card.getByLabelText(words.code(address))
  await inBothSizes(() => isWithin(codeOf(after), card.element()))

  const type = async (address: string, code: string) => {
    await codeOf(address).fill(code)
    await card.getByRole('button', { name: words.confirmOf(address) }).click()
  }
  await type(after, '12345')
  await expect.element(card).toHaveTextContent(uiMessages.en.codeShort)
  expect(times('confirmEmailChange')).toBe(0)
  await type(after, codes.old)
  await expect.element(card).toHaveTextContent('This code is wrong')
  await expect.element(codeOf(after)).toHaveValue(codes.old)
  await type(after, codes.new)
  await expect.element(card.getByText(words.confirmed(after))).toBeVisible()
  await type(before, codes.old)
  const done = page.getByText(words.done(after))
  await expect.element(done).toBeVisible()
  await inBothSizes(() => isWithin(done, document.body))
  await expect.element(card.getByText(after, { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button', { name: words.change })).toBeVisible()
})
