import { operations } from '#protocol/operations.ts'
import { completedRental, connect, invite, named } from '#testing/community/network.ts'
import { buildUser } from '#testing/factories.ts'
import { assignedJob, driver, jobRating, onTheWay } from '#testing/jobs/jobs.ts'
import { archiveOf } from '#testing/leaving/archive.ts'
import { fullLife } from '#testing/leaving/full-life.ts'
import { leave } from '#testing/leaving/leave.ts'
import { mailsTo } from '#testing/mail.ts'
import { enter, newDevice, passkeysOf, register } from '#testing/passkeys/passkeys.ts'
import { askToSignIn, newAddress } from '#testing/sign-in-mail.ts'
import type { TestServer } from '#testing/server.ts'

/** The newest mail to somebody, once all are sent. */
async function mailTo(server: TestServer, email: string): Promise<string> {
  await server.work()
  return mailsTo(server.dataDir, email).at(-1)?.text ?? ''
}
const codeIn = (text: string) => /^(\d{6})$/m.exec(text)?.[1] ?? ''

/** Somebody does everything there is, takes their data along and leaves. */
export async function wholeLife(server: TestServer): Promise<void> {
  const { user, order } = await fullLife(server)
  const me = server.as(user.token)
  await me.send(operations.accountExport, {})
  await server.work()
  await me.read(operations.accountExports, {})
  await archiveOf(server, user)
  await me.read(operations.dashboard, { order })
  await leave(server, user)
}

/** Signing in by mail on two devices, one of which is signed out by the other. */
export async function sessions(server: TestServer): Promise<void> {
  const { email, token } = await buildUser(server)
  const { mail } = await askToSignIn(server, email)
  await server.as().send(operations.signIn, { email, code: mail.code })
  const me = server.as(token)
  const listed = (await me.read(operations.sessions, {})).body.sessions ?? []
  const other = listed.find(({ current }) => !current)
  await me.send(operations.endSession, { session: other?.id ?? '' })
  await me.send(operations.endOtherSessions, {})
  await me.send(operations.signOut, {})
}

/** Another address, confirmed on both sides, after one that is taken back. */
export async function emailChange(server: TestServer): Promise<void> {
  const { email, token } = await buildUser(server)
  const me = server.as(token)
  await me.send(operations.changeEmail, { email: newAddress() })
  await me.send(operations.cancelEmailChange, {})
  server.passMinutes(1)
  const wanted = newAddress()
  await me.send(operations.changeEmail, { email: wanted })
  const old = codeIn(await mailTo(server, email))
  await me.send(operations.confirmEmailChange, { side: 'old', code: old })
  const code = codeIn(await mailTo(server, wanted))
  await me.send(operations.confirmEmailChange, { side: 'new', code })
  await me.read(operations.userInfo, {})
}

/** A passkey that is made, named, signed in with, removed and one that its owner denies. */
export async function passkeys(server: TestServer): Promise<void> {
  const { email, token } = await buildUser(server)
  const me = server.as(token)
  await me.send(operations.passkeyCode, {})
  const code = codeIn(await mailTo(server, email))
  await me.send(operations.openPasskeys, { code })
  const device = newDevice(server)
  await register(server, token, device)
  const alarm = /alarm=([\w-]+)/.exec(await mailTo(server, email))?.[1] ?? ''
  const passkey = (await passkeysOf(server, token))[0]?.id ?? ''
  await me.send(operations.renamePasskey, { passkey, name: 'The old phone' })
  await enter(server, device)
  server.passMinutes(1)
  await register(server, token, newDevice(server), { name: 'Second' })
  const second = (await passkeysOf(server, token)).find(({ name }) => name === 'Second')?.id ?? ''
  await me.send(operations.removePasskey, { passkey: second })
  await server.as().send(operations.denyPasskeyChange, { alarm })
}

/** A job from its offer to its ratings, with the place of whoever does it. */
export async function jobWithPlace(server: TestServer): Promise<void> {
  const [owner, doer] = [await driver(server, 'Ana'), await driver(server, 'Ben')]
  const id = await assignedJob(server, owner, doer)
  const [hers, his] = [server.as(owner.token), server.as(doer.token)]
  server.setNow(onTheWay)
  await hers.send(operations.askJobLocation, { id })
  await his.send(operations.answerJobLocation, { id, answer: 'allow' })
  const here = { latitude: 37.654321, longitude: -122.123457, accuracy: 12.3, age: 4 }
  await his.send(operations.shareJobLocation, { id, ...here })
  await hers.read(operations.jobLocation, { id })
  await hers.read(operations.jobSafety, { id })
  await his.send(operations.stopJobLocation, { id })
  await his.send(operations.sendMessage, { job: id, text: 'There in ten minutes.' })
  server.passMinutes(5 * 60)
  await server.work()
  await his.send(operations.markJobDone, { id })
  await hers.send(operations.jobCompletion, { id, ...jobRating('rideRequest', 'assignee') })
  await his.send(operations.jobCompletion, { id, ...jobRating('rideRequest', 'owner') })
  await hers.read(operations.job, { id })
}

/** An invitation that is read, a vouch that is taken back, and an address of a map. */
export async function network(server: TestServer): Promise<void> {
  const [ana, ben] = [await named(server, 'Ana'), await named(server, 'Ben')]
  const { code } = await invite(server, ana)
  await server.as().read(operations.invitation, { referral: code })
  await completedRental(server, ana)
  await connect(server, ana, ben)
  const me = server.as(ana.token)
  const vouch = { userId: ben.id, comment: 'Careful', rating: 9, confidence: 1 }
  await me.send(operations.userRecommendation, vouch)
  await server.as(ben.token).read(operations.connections, {})
  await me.send(operations.withdrawRecommendation, { userId: ben.id })
  const search = '5f9c1f6e-1d0c-4d0e-9f53-0a4f6f3f4b11'
  await me.read(operations.addresses, { q: 'oakland city', search })
  await me.read(operations.address, { id: 'ChIJ-city-hall', search })
}
