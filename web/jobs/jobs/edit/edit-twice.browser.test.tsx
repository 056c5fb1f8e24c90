import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { ownJob, serverOf } from '#testing/screens/jobs.ts'
import { openScreen, place } from '#testing/screens/open-screen.tsx'
import { editMessages } from './edit-messages.ts'

const words = editMessages.en
const title = page.getByLabelText(words.titleField)
const h1 = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function save(text: string) {
  await title.fill(text)
  await page.getByRole('button', { name: words.save, exact: true }).click()
}

/** The form of a job that is changed on another device once it stands here. */
async function openAndChangeElsewhere(elsewhere: string) {
  const kept = { job: ownJob() }
  const { asked } = await openScreen('/jobs/edit/7', serverOf(kept), {
    signedIn: true,
    otherwiseLeast: true,
  })
  await expect.element(h1(words.editTitle)).toBeVisible()
  kept.job = { ...kept.job, title: elsewhere, version: 2 }
  const versions = () =>
    asked.filter(({ name }) => name === 'updateJob').map(({ fields }) => fields.version)
  return { kept, versions }
}

test('a job that was changed on another device is saved over it; nothing typed is lost', async () => {
  const { kept, versions } = await openAndChangeElsewhere('A ride with a dog')
  await save('A ride with a cat')
  await expect.element(page.getByText(words.changedElsewhere)).toBeVisible()
  await expect.element(title).toHaveValue('A ride with a cat')
  expect(kept.job.title).toBe('A ride with a dog')
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('button', { name: words.saveMine }).click()
  await expect.element(h1('A ride with a cat')).toBeVisible()
  expect(place()).toBe('/jobs/7')
  expect(versions()).toEqual(['1', '2'])
})

test('or it is taken as it is there, and changed from that', async () => {
  const { versions } = await openAndChangeElsewhere('A ride with two dogs')
  await save('A ride with two cats')
  await page.getByRole('button', { name: words.takeOther }).click()
  await expect.element(title).toHaveValue('A ride with two dogs')
  await save('A ride with two dogs and a cat')
  await expect.element(h1('A ride with two dogs and a cat')).toBeVisible()
  expect(versions()).toEqual(['1', '2'])
})
