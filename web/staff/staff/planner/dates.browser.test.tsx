import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { answers, luz } from '#testing/screens/made-planner.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'
import { datesMessages } from '../dates/dates-messages.ts'

const said = datesMessages.en
const was = { wasStart: luz.start, wasEnd: luz.end }

/** Each day more costs $45. */
const staffDatesQuote = ({ end = luz.end, start = luz.start }: Record<string, string>) => {
  const days = (Date.parse(end) - Date.parse(luz.end)) / 86_400_000
  return made('staffDatesQuote', {
    number: 48_226,
    name: 'Luz',
    car: 'RAV4',
    kind: 'booking',
    ...was,
    start,
    end,
    version: 'luz-one',
    own: false,
    agreed: 538,
    total: 538 + days * 45,
    difference: days * 45,
    deposit: 500,
    ...(days > 0 && { until: '2026-11-24T10:20' }),
    back: days < 0 ? [{ name: 'Visa ending in 4242', amount: -days * 45, arrives: '' }] : [],
  })
}

async function open(result: 'changed' | 'offered' = 'offered') {
  const changed = made('staffChangeDates', { result, order: 'ORDERNEW' })
  const all = { ...answers, staffDatesQuote, staffChangeDates: changed }
  const opened = await openScreen('/staff?view=planner', all, {
    signedIn: true,
    otherwiseLeast: true,
    size: desk,
  })
  await settled()
  return opened
}
/** By keys, from the first day of the row. */
async function goToLuz() {
  const first = page.getByRole('gridcell', { name: /^Free, Mon, Nov 23/ }).first()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(luzIs()).toHaveFocus()
}
const luzIs = () => page.getByRole('gridcell', { name: /^Luz/ })

test('Shift and the arrows make a booking longer or shorter: what it comes to is read first', async () => {
  const { asked } = await open()
  await goToLuz()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(page.getByRole('heading', { name: said.title('Luz') })).toBeVisible()
  const ask = page.getByRole('button', { name: said.send.pay('$90.00') })
  await expect.element(ask).toBeVisible()
  await expect.element(page.getByText(/The deposit of \$500.00 stays/)).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.element(page.getByText(said.way('$45.00', 'Visa ending in 4242'))).toBeVisible()
  expect(asked.some(({ name }) => name === 'staffChangeDates')).toBe(false)
  await userEvent.keyboard('{Enter}')
  const back = page.getByRole('button', { name: said.send.back('$45.00') })
  await expect.element(back).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffChangeDates')?.fields)
    .toMatchObject({
      order: 'ORDERLUZ',
      version: 'luz-one',
      end: '2026-12-02T10:00',
      difference: '-45',
    })
})

test('the end of a bar is dragged to another day', async () => {
  await open()
  const box = luzIs().element().getBoundingClientRect()
  const at = (type: string, x: number) =>
    page
      .getByRole('grid')
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: box.y + box.height / 2,
          pointerId: 1,
          pointerType: 'mouse',
          bubbles: true,
        }),
      )
  const day = box.width / 7
  at('pointerdown', box.right - 4)
  at('pointermove', box.right + 20)
  at('pointermove', box.right + day - 4)
  at('pointerup', box.right + day - 4)
  await expect.element(page.getByRole('button', { name: said.send.pay('$45.00') })).toBeVisible()
})

test('what was done is undone while the way back is free', async () => {
  const { asked } = await open()
  await goToLuz()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await page.getByRole('button', { name: said.send.pay('$45.00') }).click()
  await page.getByRole('button', { name: said.undo.button }).click()
  const sent = () => asked.filter(({ name }) => name === 'staffChangeDates')
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[1]?.fields).toMatchObject({ start: luz.start, end: luz.end, difference: '0' })
  await expect.element(page.getByRole('button', { name: said.undo.button })).not.toBeInTheDocument()
})
