import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnPhoto } from '#protocol/staff/garage/staff-cars.ts'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { photoMessages } from './photo-messages.ts'

const words = photoMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const

const photo = (id: string, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id,
  medium: `/files/cars/${id}-800.webp`,
  small: `/files/cars/${id}-320.webp`,
  altEn: `The ${id.toLowerCase()}`,
  altEs: `De ${id.toLowerCase()}`,
  version: 'one',
  ...more,
})
const [front, side, rear] = [photo('FRONT'), photo('SIDE'), photo('REAR', { altEs: '' })]
const car = (photos: OwnPhoto[], photosVersion = 'one') =>
  made('staffCar', {
    car: {
      id: 'CAMRY',
      values: { make: 'Toyota', model: 'Camry', year: '2019' },
      subtypeId: 'sedan',
      colour: 'pacific',
      photos,
      photosVersion,
    },
  })
const address = '/staff?view=cars&car=CAMRY'
const sent = (asked: readonly { name: string; fields: unknown }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ fields }) => fields)
const order = () =>
  page
    .getByRole('region', { name: words.title })
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'))

test('photos are ordered by their buttons, the focus goes along, and the first is the cover', async () => {
  let now = car([front, side, rear])
  const { asked } = await openScreen(
    address,
    {
      userInfo,
      staffCar: () => now,
      staffArrangePhotos: () => {
        now = car([side, front, rear], 'two')
        return made('staffArrangePhotos')
      },
    },
    options,
  )
  await settled()
  expect(order()).toEqual(['The front', 'The side', 'The rear'])
  await page.getByRole('button', { name: words.earlier(2) }).click()
  await expect.poll(order).toEqual(['The side', 'The front', 'The rear'])
  expect(sent(asked, 'staffArrangePhotos')).toEqual([
    expect.objectContaining({ car: 'CAMRY', version: 'one', photos: 'SIDE,FRONT,REAR' }),
  ])
  await expect.element(page.getByText(words.moved(1, 3))).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: words.earlier(1) })).toHaveFocus()
  const [first] = page.getByRole('listitem').filter({ hasText: words.cover }).elements()
  expect(first?.querySelector('img')?.alt).toBe('The side')
  // It is the first: nothing is earlier.
  await userEvent.keyboard('{Enter}')
  expect(sent(asked, 'staffArrangePhotos')).toHaveLength(1)
})

test('a colleague’s order stays when both change it, and removing asks first', async () => {
  let now = car([front, side])
  const { asked } = await openScreen(
    address,
    {
      userInfo,
      staffCar: () => now,
      staffArrangePhotos: () => {
        now = car([front, side, rear], 'two')
        return failed(409, 'This changed after you opened the list.')
      },
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.remove(1) }).click()
  expect(sent(asked, 'staffArrangePhotos')).toEqual([])
  await page.getByRole('button', { name: words.removeYes, exact: true }).click()
  await expect.element(page.getByText('This changed after you opened the list.')).toBeVisible()
  await expect.poll(order).toEqual(['The front', 'The side', 'The rear'])
  expect(sent(asked, 'staffArrangePhotos')).toEqual([expect.objectContaining({ photos: 'SIDE' })])
})

test('what a photo shows is asked for where nobody said it; a colleague’s words are named', async () => {
  let now = car([front, rear])
  const { asked } = await openScreen(
    address,
    {
      userInfo,
      staffCar: () => now,
      staffDescribePhoto: () => {
        if (now.car?.photos[1]?.version === 'two') return made('staffDescribePhoto')
        now = car([front, { ...rear, altEs: 'La cola', version: 'two' }])
        return failed(409, 'This changed after you opened the list.')
      },
    },
    { ...options, lang: 'es', size: phone },
  )
  await settled()
  const es = photoMessages.es
  await expect.element(page.getByText(es.say, { exact: true })).toBeVisible()
  expect(page.getByText(es.say, { exact: true }).elements()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
  await page.getByRole('button', { name: es.sayOf(2) }).click()
  await page.getByLabelText(es.altEs).fill('Desde atrás')
  await page.getByRole('button', { name: es.save }).last().click()
  await expect.element(page.getByText(companyMessages.es.meanwhileSomebody)).toBeVisible()
  await expect
    .element(page.getByText(`${es.altEs}: ${companyMessages.es.none} → La cola`))
    .toBeVisible()
  await expect.element(page.getByLabelText(es.altEs)).toHaveValue('Desde atrás')
  await page.getByRole('button', { name: es.save }).last().click()
  await expect
    .poll(() => sent(asked, 'staffDescribePhoto').at(-1))
    .toMatchObject({ photo: 'REAR', version: 'two', altEn: 'The rear', altEs: 'Desde atrás' })
})
