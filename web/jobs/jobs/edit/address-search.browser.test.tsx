import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refused, failed } from '#testing/screens/answers.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { chooseTown, oakland, ownJob, serverOf } from '#testing/screens/jobs.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { wayMessages } from '../ways/way-messages.ts'
import { jobNames } from '../parts/type-names.ts'
import { savedMessages } from '../saved/saved-messages.ts'
import { editMessages } from './edit-messages.ts'

const words = editMessages.en
const cityHall = '1 Frank H Ogawa Plaza, Oakland, CA 94612, USA'

/** What Google’s search knows here, as the server hands it on. */
const known = {
  hall: { name: 'Oakland City Hall', address: cityHall, at: [37.80527, -122.27258] },
  lake: {
    name: 'Lake Merritt',
    address: 'Lake Merritt, Oakland, CA, USA',
    at: [37.80375, -122.25895],
  },
  reno: { name: 'Reno Arch', address: '', at: [39.52889, -119.81381] },
} as const
const isKnown = (id: string): id is keyof typeof known => id in known
const outside = 'This address is outside our areas. Choose one inside.'

let isBroken = false
const answers = {
  ...serverOf({ job: ownJob() }),
  addresses: ({ q = '' }) => {
    if (isBroken) return failed(502, 'Google does not answer.')
    const found = Object.entries(known).filter(([, { name }]) => name.toLowerCase().includes(q))
    return { addresses: found.map(([id, { name }]) => ({ id, name, detail: 'CA' })) }
  },
  address: ({ id = '' }) => {
    if (!isKnown(id) || id === 'reno') return refused(outside)
    const { address, at } = known[id]
    return { address, latitude: at[0], longitude: at[1], town: oakland }
  },
} satisfies Parameters<typeof openScreen>[1]

const from = page.getByRole('combobox', { name: words.from, exact: true })
const exact = page.getByRole('combobox', { name: words.address }).first()
const options = page.getByRole('option')
const open = (path: string) => openScreen(path, answers, { signedIn: true, otherwiseLeast: true })

// The server writes its key into the page where the search is set up.
beforeEach(() => {
  isBroken = false
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'google-maps', content: 'a-key' })
  document.head.append(meta)
  return () => meta.remove()
})

async function openRideRequest() {
  const { asked } = await open('/jobs/create')
  await page.getByRole('radio', { name: new RegExp(`^${jobNames.en.types.rideRequest}`) }).click()
  return asked
}

test('what is no town is found among addresses, by keys, and brings town, address and mark', async () => {
  await openRideRequest()
  await from.fill('city hall')
  await expect.element(page.getByRole('option', { name: /Oakland City Hall/ })).toBeVisible()
  await expect.element(page.getByText('Google Maps', { exact: true })).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(from).toHaveValue('Oakland, CA')
  await expect.element(exact).toHaveValue(cityHall)
  const mark = page.getByText('0.1 miles northwest of the center of Oakland')
  await expect.element(mark).toBeVisible()
})

test('the exact address is found by a press; what lies outside is said, and what was typed stays', async () => {
  const asked = await openRideRequest()
  await chooseTown(words.from, 'Oakl')
  await exact.fill('lake mer')
  await page.getByRole('option', { name: /Lake Merritt/ }).click()
  await expect.element(exact).toHaveValue(known.lake.address)
  await expect.element(page.getByText(/miles east of the center of Oakland/)).toBeVisible()
  // Escape of whoever marked nothing takes nothing.
  await exact.fill('lake')
  await expect.element(options).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(options).not.toBeInTheDocument()
  await expect.element(exact).toHaveValue('lake')

  await exact.fill('reno')
  await page.getByRole('option', { name: /Reno Arch/ }).click()
  await expect.element(page.getByText(outside)).toBeVisible()
  await expect.element(from).toHaveValue('Oakland, CA')
  await expect.element(exact).toHaveValue('reno')
  // From the first letter to the choice it is one search, and paid as one; the next is another.
  const searches = asked.flatMap(({ name, fields: { search } }) =>
    name === 'address' ? [search] : [],
  )
  expect(new Set(searches).size).toBe(2)
})

test('a search that fails is silent, and towns go on', async () => {
  isBroken = true
  const asked = await openRideRequest()
  const to = page.getByRole('combobox', { name: words.to, exact: true })
  await to.fill('lake merritt')
  await expect.poll(() => asked.filter(({ name }) => name === 'addresses').length).toBe(1)
  await settled()
  expect(options.elements()).toHaveLength(0)
  const alerts = page.getByRole('alert').elements()
  expect(alerts.map(({ textContent }) => textContent).join('')).toBe('')
  await chooseTown(words.to, 'Berkel')
  await expect.element(to).toHaveValue('Berkeley, CA')
})

test('a stop of a route is found by an address', async () => {
  await open('/jobs/routes')
  await page.getByRole('link', { name: savedMessages.en.add }).first().click()
  const stop = page.getByRole('combobox', { name: wayMessages.en.from })
  await stop.fill('lake merritt')
  await page.getByRole('option', { name: /Lake Merritt/ }).click()
  await expect.element(stop).toHaveValue('Oakland, CA')
})
