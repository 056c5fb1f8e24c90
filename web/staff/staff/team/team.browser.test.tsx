import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { menuMessages } from '../menu-messages.ts'
import { teamMessages } from './team-messages.ts'

const words = teamMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const dana = {
  id: 'dana',
  name: 'Dana Whitaker',
  email: 'dana@acme.example',
  rights: ['owner' as const],
  passkeys: 2,
  isYou: true,
  version: 'one',
}
const kim = {
  id: 'kim',
  name: 'Kim Tran',
  email: 'kim@acme.example',
  rights: ['desk' as const, 'fleet' as const],
  passkeys: 0,
  isYou: false,
  version: 'two',
}
const sam = {
  id: 'sam',
  email: 'sam@acme.example',
  rights: ['desk' as const],
  invitedBy: 'Dana Whitaker',
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  isOver: false,
}
const team = made('staffTeam', { members: [dana, kim], invitations: [sam] })

test('a colleague’s rights are changed with the version that was read; one’s own have no button', async () => {
  const { asked } = await openScreen(
    '/staff?view=team',
    { userInfo, staffTeam: team, staffSetRights: made('staffSetRights', {}) },
    options,
  )
  await settled()
  await expect.element(page.getByText(words.count(2, 1))).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.change('Dana Whitaker') }))
    .not.toBeInTheDocument()
  const card = page.getByRole('region', { name: 'Kim Tran' })
  await expect.element(card.getByText(words.noPasskey)).toBeVisible()
  await card.getByRole('button', { name: words.change('Kim Tran') }).click()
  await card.getByRole('checkbox', { name: /^Desk/ }).click()
  await card.getByRole('checkbox', { name: /^Fleet/ }).click()
  await card.getByRole('button', { name: words.save }).click()
  await expect.element(card.getByText(words.needsOne)).toBeVisible()
  expect(asked.filter(({ name }) => name === 'staffSetRights')).toHaveLength(0)
  await card.getByRole('checkbox', { name: /^Money/ }).click()
  await card.getByRole('button', { name: words.save }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSetRights')?.fields)
    .toMatchObject({ member: 'kim', version: 'two', rights: 'money' })
})

test('somebody is invited with rights, an invitation is taken back, and a removal is asked about first, in Spanish too', async () => {
  const es = teamMessages.es
  const { asked } = await openScreen(
    '/staff?view=team',
    {
      userInfo,
      staffTeam: team,
      staffInvite: made('staffInvite', {}),
      staffRevokeInvitation: made('staffRevokeInvitation', {}),
      staffRemoveMember: made('staffRemoveMember', {}),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  const invite = page.getByRole('region', { name: es.invite })
  await invite.getByRole('button', { name: es.send }).click()
  await expect.element(invite.getByLabelText(es.email)).toHaveAttribute('aria-invalid', 'true')
  await invite.getByLabelText(es.email).fill('luz@acme.example')
  await invite.getByRole('checkbox', { name: /^Dinero/ }).click()
  await invite.getByRole('button', { name: es.send }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffInvite')?.fields)
    .toMatchObject({ email: 'luz@acme.example', rights: 'desk,money' })
  await page.getByRole('button', { name: es.takeBack(sam.email) }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffRevokeInvitation')?.fields.invitation)
    .toBe('sam')
  await page.getByRole('button', { name: es.change('Kim Tran') }).click()
  await page.getByRole('button', { name: es.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: es.remove }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffRemoveMember')?.fields)
    .toMatchObject({ member: 'kim', version: 'two' })
})

test('of the menu everybody sees what their rights cover, and another address shows today', async () => {
  await openScreen(
    '/staff?view=payments',
    {
      userInfo: made('userInfo', { userInfo: { staff: true, rights: ['fleet'] } }),
      staffToday: made('staffToday', { today: '2026-11-27' }),
    },
    options,
  )
  await settled()
  const names = menuMessages.en.views
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(names.today)
  await page.getByRole('button', { name: menuMessages.en.menu }).click()
  const menu = page.getByRole('navigation', { name: menuMessages.en.menu })
  await expect.element(menu.getByRole('link', { name: names.maintenance })).toBeVisible()
  for (const hidden of [names.payments, names.company, names.team, names.bookings])
    await expect.element(menu.getByRole('link', { name: hidden })).not.toBeInTheDocument()
})

test('the link of an invitation says who invites to what, and joins by one press', async () => {
  const { asked } = await openScreen(
    '/staff?invitation=abc',
    {
      userInfo: made('userInfo', { userInfo: { staff: false } }),
      teamInvitation: made('teamInvitation', {
        invitedBy: 'Dana Whitaker',
        rights: ['desk', 'money'],
      }),
      acceptTeamInvitation: made('acceptTeamInvitation', {}),
    },
    options,
  )
  await expect.element(page.getByText(words.joinText('Dana Whitaker', 'Tramo'))).toBeVisible()
  await page.getByRole('button', { name: words.join }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'acceptTeamInvitation')?.fields.invitation)
    .toBe('abc')
})

test('an invitation of another address, and one that is over, say so and cannot be joined', async () => {
  const other = made('teamInvitation', {
    invitedBy: 'Dana',
    rights: ['desk'],
    otherEmail: 's…@acme.example',
  })
  await openScreen('/staff?invitation=abc', { userInfo, teamInvitation: other }, options)
  await expect.element(page.getByText(words.other('s…@acme.example'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.join })).not.toBeInTheDocument()
  const over = 'This invitation was used or taken back.'
  await openScreen(
    '/staff?invitation=def',
    { userInfo, teamInvitation: () => failed(404, over) },
    options,
  )
  await expect.element(page.getByRole('heading', { name: words.overTitle })).toBeVisible()
  await expect.element(page.getByText(over)).toBeVisible()
})
