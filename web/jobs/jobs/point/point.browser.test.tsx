import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { chooseTown, ownJob, serverOf } from '#testing/screens/jobs.ts'
import { openScreen, place as address } from '#testing/screens/open-screen.tsx'
import { editMessages } from '../edit/edit-messages.ts'
import { draftMessages } from '../parts/draft-messages.ts'
import { pointMessages } from './point-messages.ts'

const words = pointMessages.en
const form = editMessages.en
const west = '1.1 miles west of the center of Oakland'
const kept = { job: ownJob() }

const place = page.getByRole('group').filter({ hasText: words.open }).first()
const said = place.getByRole('status')
const mark = place.getByRole('button', { name: /^Mark: / })
const save = page.getByRole('button', { name: form.save, exact: true })

async function open(again = false) {
  const options = { signedIn: !again, otherwiseLeast: true, again }
  const { asked } = await openScreen('/jobs/edit/7', serverOf(kept), options)
  await expect.element(page.getByRole('heading', { level: 1, name: form.editTitle })).toBeVisible()
  const sent = () =>
    JSON.parse(asked.findLast(({ name }) => name === 'updateJob')?.fields.from ?? '{}') as object
  return { sent }
}

/** By keyboard alone: Tab until it has the focus, where it stands out. */
async function tabTo(wanted: HTMLElement | SVGElement) {
  for (let presses = 0; presses < 30 && document.activeElement !== wanted; presses++)
    await userEvent.keyboard('{Tab}')
  await expect.element(wanted).toHaveFocus()
  expect(wanted.matches(':focus-visible')).toBe(true)
}

test('the exact place is marked by keys, said in words, kept on the device and sent', async () => {
  kept.job = ownJob()
  await open()
  const from = page.getByRole('combobox', { name: form.from, exact: true })
  ;((await from.findElement()) as HTMLElement).focus()
  const summary = place.element().querySelector('summary') ?? document.body
  await tabTo(summary)
  await userEvent.keyboard('{Enter}')
  await tabTo(await place.getByRole('button', { name: words.set('Oakland') }).findElement())
  await userEvent.keyboard('{Enter}')
  await expect.element(said).toHaveTextContent('In the center of Oakland')
  await expect.element(mark).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(said).toHaveTextContent('0.4 miles north of the center of Oakland')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(said).toHaveTextContent(west)
  await expect.element(mark).toHaveFocus()
  expect(await faultsInBothSizes()).toEqual([])
  await expect.element(page.getByText(draftMessages.en.kept)).toBeVisible()

  const { sent } = await open(true)
  await expect.element(said).toHaveTextContent(west)
  await save.click()
  await expect.poll(address).toBe('/jobs/7')
  await expect.element(page.getByText(west)).toBeVisible()
  expect(sent()).toEqual({ place: 'oakland', latitude: 37.81017, longitude: -122.28912 })
})

test('a press on the map moves the mark, and another town takes it away', async () => {
  kept.job = ownJob({ exactFrom: { latitude: 37.81, longitude: -122.29 } })
  const { sent } = await open()
  await expect.element(mark).toBeVisible()
  const map = place.getByRole('region', { name: words.map('Oakland') })
  const { width, height } = map.element().getBoundingClientRect()
  await map.click({ position: { x: width / 4, y: height - 30 } })
  await expect.element(said).toHaveTextContent(/ southwest of the center of Oakland$/)
  await place.getByRole('button', { name: words.clear }).click()
  await expect.element(said).toHaveTextContent(words.cleared)
  await expect.element(mark).not.toBeInTheDocument()
  const setAgain = place.getByRole('button', { name: words.set('Oakland') })
  await expect.element(setAgain).toHaveFocus()
  await setAgain.click()
  await expect.element(mark).toBeVisible()
  await chooseTown(form.from, 'Berkel')
  await expect.element(page.getByText('In the center of Oakland')).not.toBeInTheDocument()
  await save.click()
  await expect.poll(address).toBe('/jobs/7')
  expect(sent()).toEqual({ place: 'berkeley' })
  expect(page.getByText(/of the center of|In the center/).elements()).toHaveLength(0)
})
