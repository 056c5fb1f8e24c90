import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorMessages } from '#web/core/api/errors.ts'
import { failed, noSignal } from '#testing/screens/answers.ts'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { fileMessages } from '../files/file-messages.ts'
import { openingMessages } from '../opening/opening-messages.ts'
import { movingMessages } from './moving-messages.ts'

const en = movingMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const narrow = { width: 320, height: 640 }
const nobody = made('staffMovedIn', { toInvite: 0, withoutEmailInAll: 0 })
const says = { isDone: false, joined: 0, known: 0, bad: [], badInAll: 0 }
const csv = (name: string) => new File(['source_id\n1'], name, { type: 'text/csv' })
const cardOf = (name: string) => page.getByRole('region', { name, exact: true })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  return () => vi.unstubAllGlobals()
})

test('a file of rentals and its contracts say what they would do; the press does that with both', async () => {
  const es = movingMessages.es
  const { asked } = await openScreen(
    '/staff?view=moving',
    {
      userInfo,
      staffMovedIn: nobody,
      staffMoveIn: ({ fingerprint }) =>
        made('staffMoveIn', {
          ...says,
          added: 12,
          known: 3,
          overdue: ['R-7'],
          ignoredColumns: ['color'],
          ...(fingerprint ? { isDone: true } : { fingerprint: 'abc' }),
        }),
    },
    { ...options, lang: 'es', size: narrow },
  )
  await settled()
  const card = cardOf(es.kinds.rentals.title)
  await expect
    .element(card.getByRole('button', { name: es.look }))
    .toHaveAttribute('aria-disabled', 'true')
  await card.getByLabelText(es.kinds.rentals.choose).upload(csv('rentas.csv'))
  await card.getByLabelText(es.contracts).upload(new File(['PK'], 'contratos.zip'))
  await card.getByRole('button', { name: es.look }).click()
  for (const said of [
    es.kinds.rentals.would(12),
    es.known(3),
    es.overdue('R-7'),
    fileMessages.es.ignored('color'),
  ])
    await expect.element(card.getByText(said)).toBeVisible()
  await card.getByRole('button', { name: fileMessages.es.press }).click()
  await expect.element(card.getByText(es.kinds.rentals.done(12))).toBeVisible()
  expect(asked.findLast(({ name }) => name === 'staffMoveIn')?.fields).toMatchObject({
    kind: 'rentals',
    file: 'rentas.csv',
    contracts: 'contratos.zip',
    fingerprint: 'abc',
  })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow.width)
})

test('whatever is wrong with a file is said in its place, and what was chosen stays', async () => {
  let answer: () => ReturnType<typeof made<'staffMoveIn'>> | Promise<Response> = noSignal
  const { asked } = await openScreen(
    '/staff?view=moving',
    { userInfo, staffMovedIn: nobody, staffMoveIn: () => answer() },
    options,
  )
  await settled()
  const card = cardOf(en.kinds.people.title)
  const { choose } = en.kinds.people
  await card.getByLabelText(choose).upload(csv('people.csv'))
  const look = card.getByRole('button', { name: en.look })
  await look.click()
  await expect.element(card.getByRole('alert')).toHaveTextContent(errorMessages.en.network)
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.csv')
  await card.getByLabelText(choose).upload(large)
  await expect
    .element(card.getByLabelText(en.chosen(choose, 'people.csv')))
    .toHaveAttribute('aria-invalid', 'true')
  answer = () =>
    made('staffMoveIn', {
      ...says,
      added: 0,
      bad: [{ line: 3, reason: 'first_name is missing' }],
      badInAll: 101,
    })
  await look.click()
  const { line, more, press, cancel } = fileMessages.en
  await expect.element(card.getByText(`${line(3)}: first_name is missing`)).toBeVisible()
  await expect.element(card.getByText(more(100))).toBeVisible()
  await expect.element(card.getByRole('button', { name: press })).not.toBeInTheDocument()
  await card.getByRole('button', { name: cancel }).click()
  await expect.element(look).toBeVisible()
  const sent = asked.filter(({ name }) => name === 'staffMoveIn').map(({ fields }) => fields.file)
  expect(sent).toEqual(['people.csv', 'people.csv'])
})

test('an owner invites one person or all after a question, and enters an e-mail by keyboard', async () => {
  const people = [
    { id: 'ROSA', name: 'Rosa Vega', email: 'rosa@example.com' },
    { id: 'LUIS', name: 'Luis Mora', email: 'luis@example.com' },
  ]
  const { asked } = await openScreen(
    '/staff?view=moving',
    {
      userInfo,
      staffMovedIn: made('staffMovedIn', {
        toInvite: 102,
        withEmail: people,
        withoutEmail: [{ id: 'ANA', name: 'Ana Ruiz', phone: '+13055550123' }],
        withoutEmailInAll: 1,
      }),
      staffInvitePeople: made('staffInvitePeople', { invited: 1 }),
      staffGiveEmail: () => failed(409, 'Somebody has an account with this e-mail.'),
    },
    options,
  )
  await settled()
  const card = cardOf(en.invitations)
  await expect.element(card.getByText(en.waiting(103))).toBeVisible()
  await expect.element(card.getByText(en.more(100))).toBeVisible()
  await card.getByRole('button', { name: en.inviteOf('Rosa Vega') }).click()
  const invited = () =>
    asked.filter(({ name }) => name === 'staffInvitePeople').map(({ fields }) => fields.person)
  await expect.poll(invited).toEqual(['ROSA'])
  await card.getByRole('button', { name: en.inviteAll(102) }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(en.inviteTitle(102))).toBeVisible()
  await question.getByRole('button', { name: en.notNow }).click()
  await card.getByRole('button', { name: en.inviteAll(102) }).click()
  await question.getByRole('button', { name: en.inviteAll(102) }).click()
  await expect.poll(invited).toEqual(['ROSA', undefined])
  const email = page.getByLabelText(en.emailOf('Ana Ruiz'), { exact: true })
  await email.fill('ana')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('ana@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Somebody has an account with this e-mail.')).toBeVisible()
  await expect.element(email).toHaveValue('ana@example.com')
  expect(asked.findLast(({ name }) => name === 'staffGiveEmail')?.fields).toMatchObject({
    person: 'ANA',
    email: 'ana@example.com',
  })
})

test('the checklist of the first day leads there, and nobody waits yet', async () => {
  await openScreen('/staff?view=opening', { userInfo, staffMovedIn: nobody }, options)
  await settled()
  await page.getByRole('link', { name: openingMessages.en.moving }).click()
  await expect.element(page.getByText(en.nobody)).toBeVisible()
  await expect.poll(() => location.search).toBe('?view=moving')
})
