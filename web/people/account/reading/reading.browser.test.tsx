import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { licenseText } from '#testing/screens/license-text.ts'
import { cameraSees, cardBack, pictureOf } from '#testing/screens/licenses.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { made } from '#testing/screens/made-answer.ts'
import { home } from '#testing/screens/company.ts'
import { shownButton } from '#testing/screens/gateway.ts'
import { bookingOf, trip } from '#testing/screens/orders.ts'
import { personalMessages } from '../personal-messages.ts'
import { licenseCameraMessages } from './license-camera-messages.ts'
import { readingMessages } from './reading-messages.ts'

const personal = personalMessages.en
const words = readingMessages.en
const camera = licenseCameraMessages.en
const valid = { DBA: '08142032' }
const countriesForStates = made('countriesForStates', {
  content: [
    { code: 'US', name: 'United States', states: [{ code: 'CA', name: 'California' }] },
    { code: 'MX', name: 'Mexico', states: [] },
  ],
})
const license = page.getByRole('region', { name: personal.license })
const finder = page.getByRole('dialog')

/** The Driver step of a booking. */
async function openPapers(userInfo: Parameters<typeof made<'userInfo'>>[1] = {}, signedIn = false) {
  const { asked } = await openScreen(
    `/personal?${new URLSearchParams({ car: '5', appt: 'slot-1', area: '1', ...trip })}`,
    { home, booking: bookingOf(), countriesForStates, userInfo: made('userInfo', userInfo) },
    { signedIn, otherwiseLeast: true },
  )
  await expect.element(page.getByText(words.first)).toBeVisible()
  await settled()
  return { asked }
}

const openCamera = () => shownButton(new RegExp(personal.openCamera)).click()

async function takeBothPhotos() {
  await finder.getByRole('button', { name: camera.shoot.back }).click()
  await finder.getByRole('button', { name: camera.shoot.front }).click()
  await expect.element(finder).not.toBeInTheDocument()
}

/** What stands in the lines, without what is open. */
const lines = () =>
  license
    .getByRole('definition')
    .elements()
    .map((line) => line.textContent)
    .filter((text) => text !== '')

test.each([
  ['straight', {}],
  ['turned a little', { turned: 7 }],
  ['on its side', { turned: 90 }],
  ['upside down', { turned: 180 }],
  ['out of focus', { blurred: 2 }],
  ['in the dark', { light: 0.2 }],
])(
  'a license that lies %s is read by itself, and nothing of it is asked of anybody',
  async (_how, look) => {
    cameraSees(await cardBack(licenseText(valid), look))
    const { asked } = await openPapers()
    const before = asked.length
    await openCamera()
    await expect.element(finder.getByText(camera.read, { exact: true })).toBeVisible()
    await takeBothPhotos()
    await expect.element(page.getByText(words.done)).toBeVisible()
    expect(lines()).toEqual([
      'Tess',
      'Newman',
      '14 March 1994',
      'D4820917',
      '14 August 2032',
      'California',
    ])
    await expect.element(license.getByRole('img', { name: words.back })).toBeVisible()
    await expect.element(license.getByRole('img', { name: words.front })).toBeVisible()
    expect(asked.slice(before).map(({ name }) => name)).toEqual(['countriesForStates'])
  },
)

test('the rest of a booking by a person who never rented: five fields are typed', async () => {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  cameraSees(await cardBack(licenseText(valid)))
  const { asked } = await openPapers()
  await openCamera()
  await expect.element(finder.getByText(camera.read, { exact: true })).toBeVisible()
  await takeBothPhotos()
  const insurance = page.getByRole('region', { name: personal.insurance })
  await userEvent.upload(
    insurance.getByLabelText(personal.card, { exact: true }).first(),
    await pictureOf(await cardBack('card'), 'card.jpg'),
  )
  await expect.element(insurance.getByLabelText(personal.company)).not.toBeInTheDocument()
  const bar = page.getByRole('region', { name: personal.stepBar })
  await expect.element(bar).toHaveTextContent(personal.atStep(2, 3, 'insurance'))
  await expect.element(bar).toHaveTextContent(personal.missingNow(personal.policy))
  await shownButton(/^Next$/).click()
  await expect.element(insurance.getByLabelText(personal.policy)).toHaveFocus()
  const typed: [string, string][] = [
    [personal.policy, 'BM77301'],
    [personal.validUntil, '30/12/2031'],
    [personal.collisionDeductible, '500'],
    [personal.phone, '(510) 555-0142'],
    [personal.email, 'tess@example.com'],
  ]
  for (const [label, text] of typed) await page.getByLabelText(label).fill(text)
  await page.getByRole('checkbox', { name: personal.terms }).click()
  await shownButton(/^Continue$/).click()
  await expect.poll(() => asked.map(({ name }) => name)).toContain('driverInsurance')
  const sent = (name: string) => asked.findLast((call) => call.name === name)?.fields
  expect(sent('newUserRegistration')).toMatchObject({
    firstName: 'Tess',
    lastName: 'Newman',
    birthDate: '1994-03-14',
  })
  expect(sent('driverLicense')).toMatchObject({
    number: 'D4820917',
    country: 'US',
    state: 'CA',
    expirationDate: '2032-08-14',
  })
  expect(JSON.stringify(asked)).not.toContain('ANSI')
})

test.each([
  ['that has expired', { DBA: '01012020' }, words.expired],
  ['of somebody too young', { ...valid, DBB: '01012015' }, words.tooYoung],
])('a license %s is refused at once, and nothing of it is kept', async (_what, elements, text) => {
  cameraSees(await cardBack(licenseText(elements)))
  await openPapers()
  await openCamera()
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(finder).not.toBeInTheDocument()
  await expect.element(page.getByText(words.first)).toBeVisible()
})

test('one of another name is warned of and goes on; a pencil opens what is to be changed', async () => {
  cameraSees(await cardBack(licenseText(valid)))
  await openPapers({ userInfo: { firstName: 'Ana', lastName: 'Núñez' } }, true)
  await openCamera()
  await expect.element(finder.getByText(camera.read, { exact: true })).toBeVisible()
  await takeBothPhotos()
  await expect.element(page.getByText(words.otherName)).toBeVisible()
  await license.getByRole('button', { name: words.change(personal.firstName) }).click()
  await expect.element(license.getByLabelText(personal.firstName)).toHaveValue('Tess')
})

test('the account’s writing of the same name stays', async () => {
  cameraSees(await cardBack(licenseText({ ...valid, DAC: 'ANA', DAD: '', DCS: 'NUNEZ' })))
  await openPapers({ userInfo: { firstName: 'Ana', lastName: 'Núñez' } }, true)
  await openCamera()
  await expect.element(finder.getByText(camera.read, { exact: true })).toBeVisible()
  await takeBothPhotos()
  expect(lines().slice(0, 2)).toEqual(['Ana', 'Núñez'])
  await expect.element(page.getByText(words.otherName)).not.toBeInTheDocument()
})

test('a license with a barcode of elsewhere is typed, with both photos there', async () => {
  cameraSees(await cardBack('MEX LICENCIA 1234567'))
  await openPapers()
  await openCamera()
  await expect.element(finder.getByText(camera.other)).toBeVisible()
  await takeBothPhotos()
  await expect.element(page.getByText(words.noBarcode)).toBeVisible()
  await expect.element(license.getByText('license-back.jpg')).toBeVisible()
  await expect.element(license.getByLabelText(personal.number)).toHaveValue('')
})

test('pictures may be chosen instead: that with the barcode is the back', async () => {
  await openPapers()
  await userEvent.upload(page.getByLabelText(words.choose), [
    await pictureOf(await cardBack('front'), 'one.jpg'),
    await pictureOf(await cardBack(licenseText(valid), { turned: -9 }), 'other.jpg'),
  ])
  await expect.element(page.getByText(words.done)).toBeVisible()
  expect(lines()).toContain('D4820917')
})

test('whoever would rather type has all fields, also out of the camera', async () => {
  cameraSees(undefined)
  await openPapers()
  await openCamera()
  await finder.getByRole('button', { name: camera.type }).click()
  await expect.element(license.getByLabelText(personal.firstName)).toHaveValue('')
  await expect.element(license.getByLabelText(personal.number)).toHaveValue('')
})
