import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { plannerMessages } from './planner-messages.ts'
import { answers, calendarOf, three } from '#testing/screens/made-planner.ts'

const words = plannerMessages.en
const options = { signedIn: true, otherwiseLeast: true } as const
const address = '/staff?view=planner'

async function open(more: object = {}, size = desk) {
  const opened = await openScreen(address, { ...answers, ...more }, { ...options, size })
  await settled()
  return opened
}
const cell = (name: RegExp) => page.getByRole('gridcell', { name })
const focus = (name: RegExp) => (cell(name).first().element() as HTMLElement).focus()

test('arrows go from stretch to stretch and car to car, Enter opens one, Esc goes back to it', async () => {
  await open()
  focus(/^Free, Mon, Nov 23, 00:00 to Thu, Nov 26/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Home}')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(cell(/^Mei/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Mei' })).toHaveFocus()
  await expect.element(page.getByText(words.order(48_227))).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(cell(/^Mei/)).toHaveFocus()
})

test('a booking is moved by keys: what it costs is said first, and cars it cannot have say why', async () => {
  const { asked } = await open()
  focus(/^Free, Mon, Nov 23, 00:00 to Thu, Nov 26/)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}m')
  await expect.element(page.getByRole('heading', { name: words.moveTitle('Luz') })).toBeVisible()
  await expect
    .element(page.getByRole('rowheader', { name: /Camry/ }))
    .toHaveTextContent(words.noFit.taken('Thu, Nov 26'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('status').getByText('+$20.00')).toBeVisible()
  expect(asked.some(({ name }) => name === 'staffMoveBooking')).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Hi Luz, you get a Sienna at the same price.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.send })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffMoveBooking')?.fields)
    .toMatchObject({ order: 'ORDERLUZ', version: 'luz-one', car: 'Sienna' })
})

test('whoever is to pay the difference is made an offer instead', async () => {
  const { asked } = await open()
  await cell(/^Luz/).click()
  await page.getByRole('button', { name: words.move }).click()
  await page.getByRole('button', { name: /Sienna/ }).click()
  await page.getByRole('radio', { name: words.ask('$20.00') }).click({ force: true })
  await page.getByRole('button', { name: words.sendOffer }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffMakeOffer')?.fields)
    .toMatchObject({
      order: 'ORDERLUZ',
      kind: 'swap',
      message: words.offerText('Toyota Sienna', '$20.00'),
    })
  expect(asked.some(({ name }) => name === 'staffMoveBooking')).toBe(false)
})

test('a bar is dragged to another car, and goes back from one that it cannot have', async () => {
  await open()
  const drag = async (to: RegExp) => {
    const [from, target] = [cell(/^Luz/).element(), cell(to).element()].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    const at = (type: string, y: number) =>
      page
        .getByRole('grid')
        .element()
        .dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            clientX: from.left + 20,
            clientY: y + 20,
            pointerType: 'mouse',
            pointerId: 1,
          }),
        )
    at('pointerdown', from.top)
    at('pointermove', from.top + 20)
    // What it costs is looked up meanwhile.
    await expect
      .element(page.getByText(words.noFit.taken('Thu, Nov 26')).first())
      .toBeInTheDocument()
    at('pointermove', target.top)
    at('pointerup', target.top)
  }
  await drag(/^Mei/)
  await expect.element(page.getByText(words.moveHint)).toBeVisible()
  expect(page.getByRole('button', { name: words.send }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await drag(/^Free, Mon, Nov 23, 00:00 to Mon, Dec 7/)
  await expect.element(page.getByRole('button', { name: words.send })).toBeVisible()
})

test('what is free is blocked with a reason, or booked for a caller with its dates', async () => {
  const version = 'car-one'
  const staffBrokenCar = made('staffBrokenCar', { version, spans: [], renters: [] })
  const { asked } = await open({ staffBrokenCar })
  focus(/^Free, Mon, Nov 23, 00:00 to Thu, Nov 26/)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}b')
  const book = page.getByRole('link', { name: words.book })
  await expect.element(book).toBeVisible()
  const href = decodeURIComponent(book.element().getAttribute('href') ?? '')
  expect(href).toContain('new=booking&car=Sienna&start=2026-11-24T10:00&end=2026-12-01T10:00')
  await page.getByRole('button', { name: words.block, exact: true }).click()
  await expect.element(page.getByLabelText(words.reason)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText(words.reason).fill('Body shop')
  await page.getByRole('button', { name: words.block, exact: true }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffBlockCar')?.fields)
    .toMatchObject({
      car: 'Sienna',
      version,
      kind: 'block',
      reason: 'Body shop',
      from: '2026-11-24T10:00',
      until: '2026-12-01T10:00',
    })
})

test('a stretch is drawn with a mouse, from ten to ten', async () => {
  await open()
  const free = cell(/^Free, Mon, Nov 23, 00:00 to Mon, Dec 7/).element()
  const { left, top, width } = free.getBoundingClientRect()
  for (const [type, day] of [
    ['pointerdown', 2.5],
    ['pointermove', 3.5],
    ['pointermove', 5.5],
    ['pointerup', 5.5],
  ] as const)
    free.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: left + (day * width) / 14,
        clientY: top + 20,
        pointerType: 'mouse',
        pointerId: 1,
      }),
    )
  const book = page.getByRole('link', { name: words.book })
  await expect.element(book).toBeVisible()
  const href = decodeURIComponent(book.element().getAttribute('href') ?? '')
  expect(href).toContain('car=Sienna&start=2026-11-25T10:00&end=2026-11-28T10:00')
})

test('filters are in the address', async () => {
  const { asked } = await open({
    staffCalendar: calendarOf(three, {
      types: [
        { id: 'car', name: 'Car' },
        { id: 'van', name: 'Van' },
      ],
    }),
  })
  await page.getByRole('button', { name: '60', exact: true }).click()
  await page.getByRole('combobox', { name: words.type }).selectOptions('van')
  await page.getByRole('button', { name: words.after }).click()
  await expect.poll(place).toBe('/staff?view=planner&filter=60&state=van&day=2026-11-30')
  await expect
    .poll(() => asked.filter(({ name }) => name === 'staffCalendar').at(-1)?.fields)
    .toMatchObject({ days: '60', type: 'van', from: '2026-11-30' })
})

test('on a phone each car has its days as a list, and a booking is moved to one of a list', async () => {
  const { asked } = await open({}, phone)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
  await page.getByRole('button', { name: /^Luz/ }).click()
  await page.getByRole('button', { name: words.move }).click()
  await page.getByRole('button', { name: /Sienna/ }).click()
  await page.getByRole('button', { name: words.send }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffMoveBooking')?.fields)
    .toMatchObject({ order: 'ORDERLUZ', car: 'Sienna' })
})
