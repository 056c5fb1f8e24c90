import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textIds } from '#protocol/fleet/site/text-ids.ts'
import { type Wording } from '#protocol/fleet/site/staff-texts.ts'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { textMessages } from './text-messages.ts'

const words = textMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['content'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const at = '2026-11-28T10:00:00.000Z'
const english: Wording = {
  lang: 'en',
  title: 'Contact',
  body: '## Money {#money}\nIt goes back three days later.',
  number: 12,
  isDraft: true,
  isOlder: false,
  liveAt: at,
  writtenAt: at,
  writtenBy: 'Dana Wu',
  live: { number: 11, title: 'Contact', body: '## Money {#money}\nIt goes back 72 hours later.' },
  version: 'one',
}
const spanish: Wording = {
  ...english,
  lang: 'es',
  title: 'Contacto',
  body: '## Dinero {#money}\nVuelve 72 horas después.',
  number: 11,
  isDraft: false,
  isOlder: true,
  live: undefined,
}
const versions = [
  { lang: 'en' as const, number: 12, writtenAt: at, writtenBy: 'Dana Wu' },
  { lang: 'en' as const, number: 11, writtenAt: at, liveAt: at },
  { lang: 'es' as const, number: 11, writtenAt: at, liveAt: at },
]
const staffText = (en = english, es = spanish) =>
  made('staffText', {
    id: 'faq',
    languages: [en, es],
    versions,
    values: { company: 'Acme', cardFee: '3%' },
    version: 'both',
  })
const staffTexts = made('staffTexts', {
  texts: textIds.map((id) => ({ id, languages: [english, spanish] })),
})
const staffTextVersion = made('staffTextVersion', { ...english.live })
const form = (name: string) => page.getByRole('form', { name })
const one = '/staff?view=texts&text=faq'

test('the list says what is a draft and what waits for a translation; a text opens from it', async () => {
  const { asked } = await openScreen(
    '/staff?view=texts',
    { userInfo, staffTexts, staffText: staffText(), staffTextVersion },
    options,
  )
  await settled()
  const row = page.getByRole('link', { name: new RegExp(`^${words.names.faq}`) })
  await expect.element(row).toHaveTextContent(`Spanish: ${words.toTranslate}`)
  await expect.element(row).toHaveTextContent(`v12 ${words.draft}`)
  await row.click()
  await expect.element(form('English')).toBeVisible()
  expect(asked.find(({ name }) => name === 'staffText')?.fields.text).toBe('faq')
})

test('one language is written with a preview, what is unknown is said at its place, and the draft is saved', async () => {
  const { asked } = await openScreen(
    one,
    { userInfo, staffTexts, staffText: staffText(), staffTextVersion, staffSaveText: {} },
    options,
  )
  await settled()
  const body = form('English').getByRole('textbox', { name: words.body })
  await body.fill('## Money {#money}\nAsk {compny}, <b>please</b>.')
  await form('English')
    .getByRole('button', { name: words.saveOf('English') })
    .click()
  await expect.element(form('English').getByText(/There is no \{compny\}/)).toBeVisible()
  expect(asked.filter(({ name }) => name === 'staffSaveText')).toEqual([])
  await body.fill('## Money {#money}\nAsk {company}, <b>please</b>.\n\nGiven: {donation}.')
  await form('English').getByRole('button', { name: words.preview }).click()
  await expect.element(form('English').getByText('Ask Acme, <b>please</b>.')).toBeVisible()
  await expect.element(form('English').getByText(/Given/)).not.toBeInTheDocument()
  await form('English').getByRole('button', { name: words.changes }).click()
  await expect.element(form('English').getByRole('region')).toHaveTextContent(/72 hours/)
  await form('English')
    .getByRole('button', { name: words.saveOf('English') })
    .click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveText')?.fields)
    .toMatchObject({ text: 'faq', language: 'en', version: 'one', title: 'Contact' })
})

test('putting live says what each language will show, and waits for what is typed', async () => {
  const { asked } = await openScreen(
    one,
    { userInfo, staffTexts, staffText: staffText(), staffTextVersion, staffPutTextLive: {} },
    options,
  )
  await settled()
  const said = 'Version 12 goes live in English; Spanish keeps version 11.'
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(words.behind('Spanish'))).toBeVisible()
  const title = form('Spanish').getByRole('textbox', { name: words.title })
  await title.fill('Contacto y más')
  const press = page.getByRole('button', { name: words.putLive })
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await form('Spanish').getByRole('button', { name: words.undo }).click()
  await expect.element(title).toHaveValue('Contacto')
  await press.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffPutTextLive')?.fields)
    .toMatchObject({ text: 'faq', version: 'both' })
})

test('a text that names what is not set waits for it', async () => {
  const text = staffText({ ...english, body: 'Call {nightPhone}.' })
  await openScreen(one, { userInfo, staffTexts, staffText: text, staffTextVersion }, options)
  await settled()
  await expect.element(page.getByText(words.lacks('nightPhone')).first()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.putLive }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('what a colleague saved meanwhile is named and marked, and what was typed stays', async () => {
  let en = english
  await openScreen(
    one,
    {
      userInfo,
      staffTexts,
      staffText: () => staffText(en),
      staffTextVersion,
      staffSaveText: () => {
        en = { ...english, body: `${english.body} Kim was here.`, writtenBy: 'Kim', version: 'two' }
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  const body = form('English').getByRole('textbox', { name: words.body })
  await body.fill('My own words of it.')
  await form('English')
    .getByRole('button', { name: words.saveOf('English') })
    .click()
  const told = form('English').getByRole('status').filter({ hasText: 'Kim saved this' })
  await expect.element(told).toHaveTextContent(/Kim was here/)
  await expect.element(body).toHaveValue('My own words of it.')
  await told.getByRole('button', { name: words.takeTheirs }).click()
  await expect.element(body).toHaveValue(`${english.body} Kim was here.`)
})

test('an earlier version is compared and brought back into the text, in Spanish too', async () => {
  const es = textMessages.es
  await openScreen(
    one,
    { userInfo, staffTexts, staffText: staffText(), staffTextVersion },
    { ...options, lang: 'es' },
  )
  await settled()
  await page.getByRole('button', { name: es.compareOf(11, es.languages.en) }).click()
  const list = page.getByRole('region', { name: es.versions })
  await expect.element(list.getByRole('region', { name: es.marked })).toHaveTextContent(/72/)
  await list.getByRole('button', { name: es.bringBack }).click()
  await expect
    .element(form(es.languages.en).getByRole('textbox', { name: es.body }))
    .toHaveValue(english.live?.body ?? '')
})
