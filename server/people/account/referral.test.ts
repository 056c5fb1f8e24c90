import { beforeEach, describe, expect, it } from 'vitest'
import { newUserRegistration, signIn, userInfo } from '#protocol/people/operations.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { invitation, revokeInvitation } from '#protocol/community/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { invite, named } from '#testing/community/network.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, newAddress, newestMail } from '#testing/sign-in-mail.ts'

let server: TestServer
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
})

const person = {
  firstName: 'Rosa',
  lastName: 'Tello',
  phone: '(305) 555-0123',
  birthDate: '1988-02-29',
  acceptedTerms: true,
}

/** A visitor registers through a link; nobody has shown whose the address is. */
async function registered(referral: string, email = newAddress()) {
  const { body } = await server.as().send(newUserRegistration, { ...person, email, referral })
  const token = body.token ?? ''
  const id = (await server.as(token).read(userInfo, {})).body.userInfo?.id ?? ''
  return { email, token, id }
}
async function confirm(email: string, token?: string) {
  const { linkToken } = await newestMail(server, email)
  return (await server.as(token).send(signIn, { linkToken, confirmed: true })).body
}
/** Somebody who signed in for the first time and has said nothing about themself yet. */
const newcomer = () => buildUser(server, { user: { first_name: null, last_name: null } })
const complete = (who: TestUser, referral: string) =>
  server.as(who.token).send(newUserRegistration, { ...person, email: who.email, referral })

const parentOf = async (id: string) =>
  (
    await server.services.db
      .selectFrom('app_user')
      .select('referred_by')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.referred_by
const opened = async (code: string) =>
  (await server.as().read(invitation, { referral: code })).body.status

describe('who registers through an invitation', () => {
  // @7-referralInvite
  it('is a child of its writer once the address is shown to be theirs, and the link is used', async () => {
    const { code } = await invite(server, ana)
    const rosa = await registered(code)
    expect([await parentOf(rosa.id), await opened(code)]).toEqual([null, 1])
    await confirm(rosa.email, rosa.token)
    expect([await parentOf(rosa.id), await opened(code)]).toEqual([ana.id, 0])
    const { body } = await server.as(ana.token).read(dashboard, {})
    expect(body.notifications?.map(({ title }) => title)).toContain(
      'Rosa joined through your invitation',
    )
  })

  it('with a session is a child at once', async () => {
    const { code } = await invite(server, ana)
    const rosa = await newcomer()
    await complete(rosa, code)
    expect([await parentOf(rosa.id), await opened(code)]).toEqual([ana.id, 0])
  })

  it('keeps the first parent for life', async () => {
    const rosa = await newcomer()
    await complete(rosa, (await invite(server, ana)).code)
    const other = await invite(server, await named(server, 'Ben'))
    await complete(rosa, other.code)
    expect([await parentOf(rosa.id), await opened(other.code)]).toEqual([ana.id, 1])
  })

  it('leads from the mail back to the registration with the link', async () => {
    const { code } = await invite(server, ana)
    const { mail } = await askToSignIn(server, newAddress(), { referral: code })
    expect(mail.link.pathname).toBe('/personal')
    expect(mail.link.searchParams.get('referral')).toBe(code)
  })

  it('counts when the 30 days end before the address is confirmed', async () => {
    const { code } = await invite(server, ana)
    server.passMinutes(30 * 24 * 60 - 5)
    const rosa = await registered(code)
    server.passMinutes(10)
    await confirm(rosa.email, rosa.token)
    expect(await parentOf(rosa.id)).toBe(ana.id)
  })
})

describe('a code typed on another device', () => {
  /** Her code there, with what she answers once she is asked. */
  const typed = async (email: string, answer: object = {}) => {
    const { code } = await newestMail(server, email)
    return (await server.as().send(signIn, { email, code, ...answer })).body
  }
  const shown = { name: 'Rosa Tello', phone: '+13055550123', invitedBy: 'Ana' }

  it('asks whose registration it is and, at the yes, finishes it with all that was said', async () => {
    const { code } = await invite(server, ana)
    const rosa = await registered(code)
    const asked = await typed(rosa.email)
    expect(asked).toEqual({
      status: 1,
      question: { email: expect.stringMatching(/^.…@example\.com$/), registration: shown },
    })
    const taken = await typed(rosa.email, { confirmed: true, keepRegistration: true })
    expect(taken.userInfo).toMatchObject({
      id: rosa.id,
      firstName: 'Rosa',
      birthDate: '1988-02-29',
    })
    const { drivers } = (await server.as(taken.token).read(userInfo, {})).body
    expect(drivers?.map(({ firstName }) => firstName)).toEqual(['Rosa'])
    expect([await parentOf(rosa.id), await opened(code)]).toEqual([ana.id, 0])
    // Whoever registered may have been somebody else.
    expect((await server.as(rosa.token).read(userInfo, {})).http).toBe(401)
  })

  it('leaves at the no all of it behind, and the link open', async () => {
    const { code } = await invite(server, ana)
    const stranger = await registered(code)
    await typed(stranger.email)
    const owner = await typed(stranger.email, { confirmed: true })
    expect(owner.userInfo).toMatchObject({ emailVerified: true, profileComplete: false })
    expect(owner.userInfo?.firstName).toBeUndefined()
    expect(await parentOf(owner.userInfo?.id ?? '')).toBeNull()
    expect(await opened(code)).toBe(1)
  })

  it('asks of the registration that the code came for, and of the newest with a code of its own', async () => {
    const [mine, email] = [await invite(server, ana), newAddress()]
    const first = await registered(mine.code, email)
    const { code } = await newestMail(server, email)
    const ben = await named(server, 'Ben')
    const second = await registered((await invite(server, ben)).code, email)
    const of = async (digits: string) => {
      const { body } = await server.as().send(signIn, { email, code: digits })
      return body.question?.registration?.invitedBy
    }
    expect(await of(code)).toBe('Ana')
    const { mail } = await askToSignIn(server, email)
    expect(await of(mail.code)).toBe('Ben')
    const yes = { email, code, confirmed: true, keepRegistration: true }
    expect((await server.as().send(signIn, yes)).body.userInfo?.id).toBe(first.id)
    expect(await parentOf(second.id)).toBeNull()
  })

  it('and a link opened there ask the same', async () => {
    const rosa = await registered((await invite(server, ana)).code)
    const { linkToken } = await newestMail(server, rosa.email)
    const open = async (answer: object) =>
      (await server.as().send(signIn, { linkToken, ...answer })).body
    expect((await open({})).question?.registration).toEqual(shown)
    const yes = { confirmed: true, keepRegistration: true }
    expect((await open(yes)).userInfo?.id).toBe(rosa.id)
    expect(await parentOf(rosa.id)).toBe(ana.id)
  })

  it('asks nothing where it was registered, nor of an address that has an owner', async () => {
    const { code } = await invite(server, ana)
    const browserProof = 'the-browser-where-rosa-registered'
    const email = newAddress()
    await server.as().send(newUserRegistration, { ...person, email, referral: code, browserProof })
    const { linkToken } = await newestMail(server, email)
    const here = await server.as().send(signIn, { linkToken, browserProof })
    expect(here.body.userInfo).toMatchObject({ firstName: 'Rosa' })
    expect(await parentOf(here.body.userInfo?.id ?? '')).toBe(ana.id)
    await registered((await invite(server, ana)).code, email)
    expect((await typed(email)).userInfo?.id).toBe(here.body.userInfo?.id)
  })
})

describe('an invitation brings nobody', () => {
  it('a second time: of two who registered with it, the first to confirm has it', async () => {
    const { code } = await invite(server, ana)
    const [one, two] = [await registered(code), await registered(code)]
    await confirm(two.email, two.token)
    await confirm(one.email, one.token)
    expect([await parentOf(one.id), await parentOf(two.id)]).toEqual([null, ana.id])
  })

  it('a second time, also when two come at the same moment', async () => {
    const { code } = await invite(server, ana)
    const two = [await newcomer(), await newcomer()]
    const replies = await Promise.all(two.map((who) => complete(who, code)))
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1])
    const parents = [await parentOf(two[0]?.id ?? ''), await parentOf(two[1]?.id ?? '')]
    expect(new Set(parents)).toEqual(new Set([ana.id, null]))
  })

  it('whose address somebody else typed', async () => {
    const { code } = await invite(server, ana)
    const stranger = await registered(code)
    const owner = await confirm(stranger.email)
    expect(await parentOf(owner.userInfo?.id ?? '')).toBeNull()
    expect(await parentOf(stranger.id)).toBeNull()
    expect(await opened(code)).toBe(1)
  })

  it('who was here before its writer, nor the writer', async () => {
    const old = await newcomer()
    const ben = await named(server, 'Ben')
    const { code } = await invite(server, ben)
    await complete(old, code)
    // Whoever has an account is nobody's child by a later link; not even their own.
    await complete(ana, code)
    await complete(ben, code)
    expect([await parentOf(ana.id), await parentOf(ben.id)]).toEqual([null, null])
    expect(await parentOf(old.id)).toBeNull()
    expect(await opened(code)).toBe(1)
  })

  it('after it was taken back, and keeps nobody from registering', async () => {
    const { id, code } = await invite(server, ana)
    const early = await registered(code)
    await server.as(ana.token).send(revokeInvitation, { invitation: id })
    // The link is dead, the registration is not.
    expect((await confirm(early.email, early.token)).status).toBe(1)
    for (const dead of [code, 'NOBODYS', ana.id]) {
      const rosa = await registered(dead)
      await confirm(rosa.email, rosa.token)
      expect(await parentOf(rosa.id)).toBeNull()
    }
    expect(await parentOf(early.id)).toBeNull()
  })
})
