import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RelocationGap } from '#protocol/jobs/relocation/relocation.ts'
import { refused } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { relocationMessages } from './relocation-messages.ts'

const words = relocationMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk } as const

const town = (id: string, name: string) => ({
  id,
  name,
  state: 'CA',
  latitude: 37,
  longitude: -122,
})
const gap: RelocationGap = {
  car: {
    id: 'C1',
    make: 'Toyota',
    model: 'Prius',
    year: 2021,
    typeId: 'car',
    subtypeId: 'sedan',
    electric: false,
    plate: 'TRAMO001',
    odometer: 48_210,
  },
  reason: 'waiting',
  because: 'Somebody in Los Angeles waits.',
  sentence: 'Moving this car earns $849.',
  from: town('1', 'Oakland'),
  fromArea: '1',
  to: town('2', 'Los Angeles'),
  toArea: '2',
  address: '900 Wilshire Boulevard',
  miles: 370,
  minutes: 380,
  earns: 849,
  reward: 105,
  start: '2026-11-24T08:00',
  end: '2026-12-01T08:00',
}
const relocationGaps = made('relocationGaps', { gaps: [gap], total: 1 })
const panel = page.getByRole('dialog')
const row = page.getByRole('row', { name: /Toyota Prius 2021/ })
const post = panel.getByRole('button', { name: 'Post Toyota Prius 2021, TRAMO001 for $105' })
const asOffered = {
  car: 'C1',
  to: '2',
  reward: '105',
  start: '2026-11-24T08:00',
  end: '2026-12-01T08:00',
  address: '900 Wilshire Boulevard',
  reason: 'waiting',
}

/** What is posted, without what every call says. */
const posted = (asked: readonly { name: string; fields: Record<string, string> }[]) =>
  asked.flatMap(({ name, fields }) => {
    const { lang: _lang, requestId: _requestId, ...said } = fields
    return name === 'postRelocation' ? [said] : []
  })

test('what does not fit stands first, with the way to its job', async () => {
  const because = ['The odometer says 2 miles; by road it is about 40.', 'There is no position.']
  const one = { id: '18', title: 'Mazda 3: Oakland → Fremont', driver: 'Ben P.', plate: 'TRAMO002' }
  const relocations = [{ ...one, because, finishedAt: '2026-11-22T18:00', own: false }]
  const staffRelocations = made('staffRelocations', { relocations, total: 1 })
  await openScreen(
    '/staff?view=relocations',
    { userInfo, relocationGaps, staffRelocations },
    options,
  )
  await settled()
  await page.getByRole('row', { name: /Ben P\./ }).click()
  await expect.element(panel.getByText(because[1] ?? '')).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: lookMessages.en.lookOf(one.title) }))
    .toHaveAttribute('href', '/jobs/18')
})

// @2.1-staff
test('one press posts a gap as it is offered; then its row is gone, and the list leads to the job', async () => {
  let gaps = [gap]
  const { asked } = await openScreen(
    '/staff?view=relocations',
    {
      userInfo,
      relocationGaps: () => made('relocationGaps', { gaps, total: gaps.length }),
      postRelocation: () => {
        gaps = []
        return made('postRelocation', { job: { id: '17', title: 'Toyota Prius 2021' } })
      },
    },
    options,
  )
  await settled()
  await row.click()
  await expect.element(panel.getByText(gap.sentence)).toBeVisible()
  await post.click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: words.open }))
    .toHaveAttribute('href', '/jobs/17')
  expect(posted(asked)).toEqual([asOffered])
  await expect.element(page.getByRole('heading', { name: words.none })).toBeVisible()
})

test('what is changed before is sent instead; what is wrong is told at its field, and what was typed stays', async () => {
  const wrong = 'The value must be 5000 or less'
  const { asked } = await openScreen(
    '/staff?view=relocations&open=C1',
    {
      userInfo,
      relocationGaps,
      postRelocation: ({ reward }) =>
        reward === '4999'
          ? Response.json(
              { status: 0, message: 'Malformed', errors: { reward: wrong } },
              { status: 400 },
            )
          : made('postRelocation', { job: { id: '17' } }),
    },
    options,
  )
  await settled()
  await panel.getByRole('button', { name: /^Change first/ }).click()
  const credit = panel.getByRole('textbox', { name: words.reward })
  await expect.element(credit).toHaveValue('105')
  await userEvent.fill(credit, '4999')
  await userEvent.fill(panel.getByRole('textbox', { name: words.description }), 'Full tank.')
  const send = panel.getByRole('button', { name: words.postIt, exact: true })
  await send.click()
  await expect.element(panel.getByText(wrong)).toBeVisible()
  await expect.element(credit).toHaveValue('4999')
  await userEvent.fill(credit, '120')
  await send.click()
  await expect.element(page.getByRole('link', { name: words.open })).toBeInTheDocument()
  expect(posted(asked).at(-1)).toEqual({ ...asOffered, reward: '120', description: 'Full tank.' })
})

test('a car that was taken meanwhile is told about, and stays until the list says otherwise', async () => {
  const taken = 'This car is taken in that time.'
  await openScreen(
    '/staff?view=relocations&open=C1',
    { userInfo, relocationGaps, postRelocation: () => refused(taken) },
    options,
  )
  await settled()
  await post.click()
  await expect.element(page.getByText(taken)).toBeVisible()
  await expect.element(panel.getByText(gap.sentence)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.open })).not.toBeInTheDocument()
})

test('the area stands in the address, so that a sent link and Back keep it', async () => {
  const { asked } = await openScreen(
    '/staff?view=relocations&area=7',
    { userInfo, relocationGaps },
    options,
  )
  await settled()
  const gapsAsked = asked.filter(({ name }) => name === 'relocationGaps')
  expect(gapsAsked.map(({ fields }) => fields.area)).toEqual(['7'])
})
