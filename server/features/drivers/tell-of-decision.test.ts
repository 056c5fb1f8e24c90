import { expect, test } from 'vitest'
import { staffDecideDocument } from '#protocol/staff/staff-documents.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { owedDeposit } from '#testing/decisions/owed-deposit.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** The newest notice of a paper. */
async function newest(server: TestServer, userId: string, kind: 'license' | 'insurance') {
  const [notice] = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', userId)
    .where('thread', 'like', `${kind} %`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return notice
}

/** Staff reject the license, or not, and accept the insurance; what the renter reads of the insurance. */
async function accepted(license: 'missing' | 'submitted' | 'rejected' | 'verified') {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  await server.services.db
    .updateTable('driver')
    .set((row) => ({
      license_verification: license,
      license_verified_version: license === 'verified' ? row.ref('license_version') : null,
    }))
    .where('id', '=', user.driverId)
    .execute()
  const decision = { driverId: user.driverId, kind: 'insurance', decision: 'confirm' } as const
  await decideAsSeen(server, server.as(staff.token), staffDecideDocument, decision)
  return newest(server, user.id, 'insurance')
}

test.each([
  ['missing', 'We accepted this document. The license is still missing.'],
  ['submitted', 'We accepted this document. We are still checking the license.'],
  ['rejected', 'We accepted this document. The license was not accepted. Please send it again.'],
  ['verified', 'everything is in order. You do not have to do anything.'],
] as const)(
  'an accepted insurance beside a license that is %s says what is left',
  async (license, said) => {
    expect((await accepted(license))?.text_en).toContain(said)
  },
)

test('an accepted paper does not say that everything is in order while part of the deposit is open', async () => {
  const { server, user, team } = await owedDeposit({ isOut: true })
  const decision = { driverId: user.driverId, kind: 'license', decision: 'confirm' } as const
  await server.services.db
    .updateTable('driver')
    .set({ license_verification: 'submitted', license_verified_version: null })
    .where('id', '=', user.driverId)
    .execute()
  await decideAsSeen(server, team, staffDecideDocument, decision)
  const notice = await newest(server, user.id, 'license')
  expect(notice?.text_en).not.toContain('everything is in order')
  expect(notice?.text_en).toContain('Part of the deposit is still open.')
  expect(notice?.text_es).toContain('Todavía falta pagar una parte del depósito.')
})
