// @phone
import { errorMessages } from '#web/core/api/errors.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { treeMessages } from '#web/community/network/tree-messages.ts'
import { Member } from '../pages/member.ts'
import { Renter } from '../pages/renter.ts'
import { rentalAtPickup } from '../support/bookings.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { longRental } from '../support/long-rental.ts'
import { givePapers, knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { withStaffServer } from '../support/staff-server.ts'
import { nameTrustSeed, verifyPapers } from '../support/staff-work.ts'
import { ask, post } from '../support/wire.ts'

/** Days pass here, and staff name whom the team trusts: nobody else is on this server. */
const test = withStaffServer()

const newAddress = () => `three-${crypto.randomUUID().slice(0, 8)}@example.com`
const full = { emilio: 'Emilio Estrada', luis: 'Luis Quiñónez' }
const said = {
  invitation: 'He drives like a saint.',
  request: 'Nos conocemos del taller.',
  ofCar: 'El auto salió como nuevo.',
  ofLuis: 'Brought it back clean and on time.',
  answer: 'Gracias, hasta la próxima.',
  vouch: 'I would lend him my own car.',
}

/** How much a member can trust whose profile is open. */
const trustOf = async (member: Member) => {
  await expect(member.trust).toContainText(/\d/)
  return Number(/\d+/.exec(await member.trust.innerText())?.[0])
}

test('Emilio brings Luis: they connect, he rents, is rated and vouched for, and is blocked; each, and Ana who knows neither, sees what is theirs to see', async ({
  browser,
  server,
  staffToken,
  readMail,
}) => {
  const base = server.url
  const emilio = await Member.of(browser, base, 'en', await signedIn(base, verifiedRenter))
  const ana = await Member.of(browser, base, 'es', await knownRenter(base, newAddress()))
  const luis = await Member.of(browser, base, 'es')
  const all = [emilio, luis, ana]
  const emilioId = await emilio.id()
  const mail = newAddress()

  await test.step('invited, and registered through the link', async () => {
    const link = await emilio.invite('Luis', said.invitation)
    await luis.look(link)
    await expect(luis.page.getByText(luis.words.invites('Emilio'))).toBeVisible()
    await expect(luis.page.getByText(said.invitation)).toBeVisible()
    // A visitor reads the first name alone.
    await expect(luis.page.getByRole('main')).not.toContainText('Estrada')
    await luis.page.getByRole('link', { name: welcomeMessages.es.register }).click()
    const renter = new Renter(luis.page, 'es')
    await renter.heading(personalMessages.es.register)
    await luis.page.getByLabel(personalMessages.es.email).fill(mail)
    await renter.describePerson({ first: 'Luis', last: 'Quiñónez' })
    await luis.page.goto((await readMail(mail)).link)
    await expect(luis.page.getByRole('main').getByText('Luis').first()).toBeVisible()
    // It was for one.
    await ana.look(link)
    await expect(ana.page.getByRole('main')).not.toContainText(said.invitation)
  })
  const luisId = await luis.id()

  await test.step('he stands in the tree of who invited him', async () => {
    await emilio.look('/referral-tree')
    await emilio.page.getByLabel(treeMessages.en.find).fill('luis')
    const found = emilio.page.getByRole('treeitem', { name: /^L?\s*Luis\b/ }).last()
    await expect(found).toHaveAttribute('aria-level', '2')
    await luis.look('/referral-tree')
    const above = luis.page.getByRole('link', { name: treeMessages.es.invitedBy('Emilio') })
    await expect(above).toBeVisible()
    // First names are for everybody; what a branch rented is for who brought it.
    await ana.look(`/referral-tree?userId=${emilioId}`)
    await expect(ana.page.getByRole('treeitem', { name: /Emilio/ })).toBeVisible()
    await expect(ana.page.getByRole('main')).not.toContainText('Estrada')
    await expect(ana.list(treeMessages.es.own)).toHaveCount(0)
  })

  await test.step('asked with a few words, which opens nothing yet', async () => {
    await luis.find('emilio estr')
    await luis.connect(full.emilio, said.request)
    await luis.profile(emilioId)
    await expect(luis.card).toContainText(luis.words.state.asked)
    await emilio.profile(luisId)
    await expect(emilio.card).toContainText(emilio.words.state.asks)
    for (const one of [luis, emilio]) await expect(one.contacts).toHaveCount(0)
    await ana.network()
    await expect(ana.page.getByText(ana.words.noConnections)).toBeVisible()
    await expect(ana.page.getByRole('main')).not.toContainText(said.request)
  })

  await test.step('confirmed: the two see how to reach each other', async () => {
    await emilio.network()
    await expect(emilio.page.getByText(said.request)).toBeVisible()
    await emilio.page
      .getByRole('button', { name: emilio.words.confirmOf(full.luis), exact: true })
      .click()
    await expect(emilio.list(new RegExp(`^${emilio.words.connections}`))).toContainText(full.luis)
    const emailOf = (one: Member) => one.contacts.getByRole('link', { name: one.says.email })
    await luis.profile(emilioId)
    await expect(emailOf(luis)).toHaveAttribute('href', `mailto:${verifiedRenter}`)
    await emilio.profile(luisId)
    await expect(emailOf(emilio)).toHaveAttribute('href', `mailto:${mail}`)
    for (const [id, name] of [
      [emilioId, full.emilio],
      [luisId, full.luis],
    ] as const) {
      await ana.profile(id)
      await expect(ana.card.getByRole('heading', { name })).toBeVisible()
      await expect(ana.contacts).toHaveCount(0)
    }
  })

  const rental = await test.step('Luis rents and brings the car back', async () => {
    const token = await luis.token()
    await givePapers(base, token)
    await verifyPapers(base, staffToken, mail)
    const order = await rentalAtPickup(base, token)
    const { rentalOf, pickUpByWire, bringBackByWire } = longRental(base, token)
    await pickUpByWire(order)
    await bringBackByWire(order)
    const { car } = await rentalOf(order)
    const now = (await passMinutes(base, 0)).getTime()
    const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
    const trip = { car: car.id, start: `${day(25)}T10:00`, end: `${day(32)}T10:00` }
    return { order, carScreen: `/details?${new URLSearchParams(trip)}` }
  })

  await test.step('he rates blind: what he wrote nobody else reads', async () => {
    await luis.look(`/dashboard?order=${rental.order}`)
    await luis.rate(said.ofCar)
    await expect(luis.rating).toContainText('Se muestra cuando estén las dos reseñas')
    await expect(luis.rating).toContainText(said.ofCar)
    await checkBothSizes(luis.page, 'a rating that is hidden')
    const fields = { objectType: 'staffRentalReviews', order: rental.order }
    const toStaff = await ask<{ renterWaits: boolean }>(base, staffToken, fields)
    expect(toStaff.renterWaits).toBe(true)
    expect(JSON.stringify(toStaff)).not.toContain(said.ofCar)
    for (const other of [emilio, ana]) {
      await other.look(rental.carScreen)
      await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(other.page.getByRole('main')).not.toContainText(said.ofCar)
    }
  })

  await test.step('the company rates him: both are revealed, and he answers', async () => {
    const values = { id1: '10', id2: '10', id3: '10', id4: '9', id5: '10' }
    const rating = { objectType: 'staffSubmitRating', order: rental.order, ...values }
    const sent = await post(base, staffToken, { ...rating, comments: said.ofLuis })
    expect(sent.body.status, JSON.stringify(sent.body)).toBe(1)
    await luis.profile(luisId)
    await luis.answer(said.ofLuis, said.answer)
    for (const other of [emilio, ana]) {
      await other.profile(luisId)
      await expect(other.review(said.ofLuis)).toContainText(said.answer)
      const mayAnswer = other.card.getByRole('button', { name: other.reviews.replyTo('Tramo') })
      await expect(mayAnswer).toHaveCount(0)
      await other.look(rental.carScreen)
      await expect(other.page.getByRole('main')).toContainText(said.ofCar)
    }
  })

  await test.step('Emilio vouches for him: trust grows, and strangers read no name', async () => {
    await nameTrustSeed(base, staffToken, verifiedRenter)
    await ana.profile(luisId)
    const before = await trustOf(ana)
    await emilio.profile(luisId)
    await emilio.vouch(full.luis, said.vouch)
    await ana.profile(luisId)
    expect(await trustOf(ana)).toBeGreaterThan(before)
    await expect(ana.facts).toContainText(ana.says.vouches(1))
    await expect(ana.trust).not.toContainText('Emilio')
    await expect(ana.card).not.toContainText(said.vouch)
    await checkBothSizes(ana.page, 'a stranger’s profile with reviews and a vouch')
    await luis.network()
    await expect(luis.list(luis.words.vouchesIn)).toContainText(said.vouch)
    await checkBothSizes(luis.page, 'a network with a connection and a vouch')

    await emilio.profile(luisId)
    await emilio.pressAndSayYes(emilio.words.withdrawOf(full.luis), emilio.words.withdraw)
    await expect(emilio.page.getByText(emilio.words.withdrawn)).toBeVisible()
    await ana.profile(luisId)
    expect(await trustOf(ana)).toBe(before)
    await expect(ana.facts).not.toContainText(ana.says.vouches(1))
    await luis.network()
    await expect(luis.list(luis.words.vouchesIn)).toHaveCount(0)
  })

  await test.step('Emilio blocks him: to Luis there is no Emilio any more, to Ana there is', async () => {
    await emilio.profile(luisId)
    await emilio.pressAndSayYes(emilio.words.blockOf(full.luis), emilio.words.block)
    const back = { name: emilio.words.unblockOf(full.luis) }
    await expect(emilio.page.getByRole('button', back)).toBeVisible()
    await expect(emilio.contacts).toHaveCount(0)

    await luis.profile(emilioId)
    await expect(luis.card).toContainText(errorMessages.es.noUser)
    await luis.find('emilio estr')
    await expect(luis.page.getByText(luis.words.foundNobody)).toBeVisible()
    await expect(luis.page.getByText(luis.words.noConnections)).toBeVisible()
    for (const path of ['/my-network', '/referral-tree']) {
      await luis.look(path)
      await expect(luis.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(luis.page.getByRole('main')).not.toContainText('Emilio')
    }
    await luis.profile(luisId)
    await expect(luis.card.getByRole('heading', { name: full.luis })).toBeVisible()
    await expect(luis.card).not.toContainText('Emilio')
    await ana.find('emilio estr')
    await expect(ana.page.getByText(ana.words.found(1))).toBeVisible()
    await ana.profile(luisId)
    await expect(ana.card.getByRole('heading', { name: full.luis })).toBeVisible()
  })

  for (const one of all) {
    expect(one.faults).toEqual([])
    await one.close()
  }
})
