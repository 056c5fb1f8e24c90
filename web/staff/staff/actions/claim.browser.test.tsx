import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OutputOf } from '#protocol/core/operation.ts'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { mostClaimPhotos } from '#protocol/money/claims/limits.ts'
import type { staffOpenClaim } from '#protocol/money/names.ts'
import type { Fields } from '#testing/screens/answers.ts'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { made } from '#testing/screens/made-answer.ts'
import { booking, money, order } from '#testing/screens/made-order.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { orderMessages } from '../order/order-messages.ts'
import { actionsMessages } from './actions-messages.ts'
import { claimFormMessages } from './claim-form-messages.ts'

const words = actionsMessages.en
const own = claimFormMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const gone = 'We could not find one of the photos. Please add it again.'

async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(`${index}.png`)))

type Claimed = OutputOf<typeof staffOpenClaim>

type Look = { size?: typeof desk; lang?: 'en' | 'es'; deposit?: object }

/** The form of a claim on an order whose car is out. */
async function openForm(
  answer: (fields: Fields) => Claimed | Response = () => made('staffOpenClaim'),
  { size = desk, lang = 'en', deposit = money.rental.deposit }: Look = {},
) {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  let stored = 0
  const rental = { ...money.rental, deposit }
  const { asked } = await openScreen(
    '/staff?view=bookings&open=o1',
    {
      userInfo,
      staffOrder: order({
        booking: { ...booking, rentalStatus: 86, missing: [] },
        beforeKeys: false,
        money: { ...money, rental },
      }),
      uploadFile: ({ file }) => {
        const errors = { file: fieldMessages.en.fileSize('10') }
        if (file === 'large.jpg')
          return Response.json({ status: 0, message: 'Please check.', errors }, { status: 400 })
        stored += 1
        return { file: `P${stored}`, url: `/files/P${stored}`, sha256: '' }
      },
      staffOpenClaim: answer,
    },
    { signedIn: true, otherwiseLeast: true, size, lang },
  )
  const said = actionsMessages[lang]
  await page.getByRole('button', { name: orderMessages[lang].actions }).click()
  await page.getByRole('menuitem', { name: said.claim }).click()
  const dialog = page.getByRole('dialog', { name: said.claim })
  await expect.element(dialog.getByLabelText(said.estimate)).toBeVisible()
  const sent = (name: string) =>
    asked.filter((one) => one.name === name).map(({ fields }) => fields)
  return { dialog, sent, input: dialog.getByLabelText(claimFormMessages[lang].addPhotos) }
}

test('a claim says what it comes to as the estimate is typed, and goes with its photos', async () => {
  const { dialog, sent, input } = await openForm()
  const estimate = dialog.getByLabelText(words.estimate)
  await estimate.fill('80')
  await expect.element(dialog.getByText(own.sum('$80.00', 'Mei Tanaka', 'held'))).toBeVisible()
  await estimate.fill('180')
  await expect.element(dialog.getByText(own.sum('$180.00', 'Mei Tanaka', 'held'))).toBeVisible()
  await dialog.getByLabelText(words.code).selectOptions(words.codes.other)
  await dialog.getByLabelText(words.description).fill('The spare key is missing.')
  await input.upload(await photos(3))
  const removeSecond = dialog.getByRole('button', { name: own.remove(2) })
  await expect.element(dialog.getByRole('button', { name: own.remove(3) })).toBeVisible()
  await removeSecond.click()
  await expect.element(input).toHaveFocus()
  await dialog.getByRole('button', { name: words.open }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('uploadFile')).toMatchObject([
    { purpose: 'claim', file: '0.jpg' },
    { purpose: 'claim', file: '1.jpg' },
    { purpose: 'claim', file: '2.jpg' },
  ])
  const claim = { order: 'o1', code: 'other', description: 'The spare key is missing.' }
  expect(sent('staffOpenClaim')).toMatchObject([{ ...claim, estimate: '180', photos: 'P1,P3' }])
})

test('too many photos and what is none are refused at the field, and the rest stays', async () => {
  const { dialog, sent, input } = await openForm()
  const text = new File(['hello'], 'list.txt', { type: 'text/plain' })
  await input.upload(text)
  await expect.element(dialog.getByText(fieldMessages.en.fileType())).toBeVisible()
  expect(sent('uploadFile')).toEqual([])
  await input.upload(await photo('large.png'))
  await expect.element(dialog.getByText(fieldMessages.en.fileSize('10'))).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await input.upload(await photos(mostClaimPhotos + 1))
  await expect
    .element(dialog.getByRole('button', { name: own.remove(mostClaimPhotos) }))
    .toBeVisible()
  await expect.element(dialog.getByText(own.tooMany(mostClaimPhotos))).toBeVisible()
  expect(sent('uploadFile')).toHaveLength(mostClaimPhotos + 1)
  await dialog.getByRole('button', { name: own.remove(1) }).click()
  await expect.element(dialog.getByText(own.photosHint(mostClaimPhotos))).toBeVisible()
})

test('what the server refuses stands at its field, and nothing typed or sent is lost', async () => {
  let isFirst = true
  const { dialog, sent, input } = await openForm(() => {
    if (!isFirst) return made('staffOpenClaim')
    isFirst = false
    const errors = { photos: gone }
    return Response.json({ status: 0, message: 'Please check.', errors }, { status: 400 })
  })
  await dialog.getByLabelText(words.estimate).fill('60')
  await dialog.getByLabelText(words.description).fill('Sand everywhere')
  await input.upload(await photos(2))
  await expect.element(dialog.getByRole('button', { name: own.remove(2) })).toBeVisible()
  const press = dialog.getByRole('button', { name: words.open })
  await press.click()
  await expect.element(dialog.getByText(gone)).toBeVisible()
  await expect.element(dialog.getByLabelText(words.estimate)).toHaveValue('60')
  await expect.element(dialog.getByLabelText(words.description)).toHaveValue('Sand everywhere')
  await dialog.getByRole('button', { name: own.remove(2) }).click()
  await press.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('staffOpenClaim').map(({ photos: ids }) => ids)).toEqual(['P1,P2', 'P1'])
})

test('after the deposit went back the form says so, in Spanish too, and fits a phone', async () => {
  const { dialog } = await openForm(undefined, {
    size: phone,
    lang: 'es',
    deposit: { held: 0, state: 'released' },
  })
  await dialog.getByLabelText(actionsMessages.es.estimate).fill('180')
  const sum = claimFormMessages.es.sum('$180.00', 'Mei Tanaka', 'released')
  expect(sum).toContain('saldo por pagar')
  await expect.element(dialog.getByText(sum)).toBeVisible()
  await settled()
  expect(document.body.scrollWidth).toBeLessThanOrEqual(390)
})
