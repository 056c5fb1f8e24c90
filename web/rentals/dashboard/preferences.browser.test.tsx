import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { networkMessages } from '#web/community/network/messages.ts'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen } from '#testing/screens/open-screen.tsx'
import { noticeMessages } from './notice-messages.ts'

const words = noticeMessages.en
const topic = { topic: 'network', name: 'Network', inApp: true, mail: true } as const

test('what others see and how one is written to is saved as it is chosen', async () => {
  let privacy = { foundByEmail: false, foundByPhone: true, nameless: false, publicProfile: true }
  let notices = made('noticeSettings', {
    language: 'en',
    hours: { from: 8, to: 20 },
    preferences: [topic],
  })
  const { asked } = await openScreen(
    '/personal',
    {
      connections: () => made('connections', { privacy }),
      noticeSettings: () => notices,
      privacySettings: (sent) => {
        privacy = { ...privacy, foundByEmail: sent.foundByEmail === '1' }
        return { privacy }
      },
      noticeLanguage: ({ language }) => {
        notices = { ...notices, language: language === 'es' ? 'es' : 'en' }
        return made('noticeLanguage', { language: notices.language })
      },
      noticeHours: ({ from, to }) => {
        notices = { ...notices, hours: { from: Number(from), to: Number(to) } }
        return notices.hours
      },
    },
    { signedIn: true, otherwiseLeast: true },
  )
  const sent = (operation: string) => {
    const { requestId: _, ...fields } = asked.find(({ name }) => name === operation)?.fields ?? {}
    return fields
  }
  const card = page.getByRole('region', { name: networkMessages.en.privacy })
  const byEmail = card.getByLabelText(networkMessages.en.foundByEmail)
  await expect.element(byEmail).not.toBeChecked()
  const section = page.getByRole('region', { name: words.title, exact: true })
  const language = section.getByLabelText(words.language)
  await expect.element(language).toHaveValue('en')
  expect(await faultsInBothSizes()).toEqual([])

  await byEmail.click()
  await expect
    .element(page.getByText(networkMessages.en.privacySaved, { exact: true }))
    .toBeVisible()
  await expect.element(byEmail).toBeChecked()
  expect(sent('privacySettings')).toMatchObject({ foundByEmail: '1', foundByPhone: '1' })

  await language.selectOptions('es')
  // It is told in the language that was chosen.
  await expect.element(page.getByText(noticeMessages.es.languageSaved)).toBeVisible()
  await expect.element(language).toHaveValue('es')
  await section.getByLabelText(words.from).selectOptions('06:00')
  await expect.element(page.getByText(words.hoursSaved)).toBeVisible()
  await expect.element(section.getByLabelText(words.from)).toHaveValue('6')
  await expect.element(section.getByLabelText(words.to)).toHaveValue('20')
  expect(sent('noticeHours')).toMatchObject({ from: '6', to: '20' })

  const network = section.getByRole('group', { name: 'Network' })
  await network.getByLabelText(dialogMessages.en.mail).click()
  await expect.element(page.getByText(dialogMessages.en.saved, { exact: true })).toBeVisible()
  await expect.element(network.getByLabelText(dialogMessages.en.mail)).not.toBeChecked()
  await expect.element(network.getByLabelText(dialogMessages.en.inApp)).toBeChecked()
  expect(sent('notificationPreferences')).toMatchObject({ inApp: '1', mail: '0' })
})
