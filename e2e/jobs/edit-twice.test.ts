// @phone
import type { Page } from '@playwright/test'
import { editMessages } from '#web/jobs/jobs/edit/edit-messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { postedJob } from '../support/jobs.ts'
import { openAs, signedIn, verifiedRenter } from '../support/people.ts'

const words = editMessages.en

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function save(page: Page, title: string) {
  await page.getByLabel(words.titleField).fill(title)
  await page.getByRole('button', { name: words.save }).click()
}

test('a job that was changed on another device is saved over it, or taken from there; nothing typed is lost', async ({
  page,
  browser,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const id = await postedJob(server.url, token)
  const other = await browser.newPage({ baseURL: server.url })
  const open = async () => {
    for (const each of [page, other]) {
      await openAs(each, token, `/jobs/edit/${id}`)
      await expect(h1(each, words.editTitle)).toBeVisible()
    }
  }

  await open()
  await save(other, 'A ride with a dog')
  await expect(h1(other, 'A ride with a dog')).toBeVisible()
  await save(page, 'A ride with a cat')
  await expect(page.getByText(words.changedElsewhere)).toBeVisible()
  await expect(page.getByLabel(words.titleField)).toHaveValue('A ride with a cat')
  await checkBothSizes(page, 'a job that was changed elsewhere')
  await page.getByRole('button', { name: words.saveMine }).click()
  await expect(h1(page, 'A ride with a cat')).toBeVisible()

  await open()
  await save(other, 'A ride with two dogs')
  await expect(h1(other, 'A ride with two dogs')).toBeVisible()
  await save(page, 'A ride with two cats')
  await page.getByRole('button', { name: words.takeOther }).click()
  await expect(page.getByLabel(words.titleField)).toHaveValue('A ride with two dogs')
  await save(page, 'A ride with two dogs and a cat')
  await expect(h1(page, 'A ride with two dogs and a cat')).toBeVisible()
})
