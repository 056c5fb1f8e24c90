import { expect, test } from 'vitest'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser } from '#testing/factories.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a log of one order tells what was done to it, and nobody changes what is written', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { order } = await pickedUp(server)
  const claim = { order, code: 'damage', description: 'A scratch', estimate: 80 } as const
  await server.as(staff.token).send(staffOpenClaim, claim)
  const log = await server.as(staff.token).read(staffAudit, { subject: order }, { lang: 'es' })
  expect(log.body.entries).toMatchObject([
    { title: 'Abrió un reclamo', details: { estimate: '$80.00' } },
    { title: 'Confirmó una reserva' },
  ])
  const rewritten = server.services.db.updateTable('audit_entry').set({ action: 'none' }).execute()
  await expect(rewritten).rejects.toMatchObject({ code: '23514' })
})
