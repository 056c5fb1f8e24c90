import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { notify } from '#server/platform/mail/notifications.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { leave } from '#testing/leaving/leave.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* What must never be false is a constraint: these go around our own code on purpose. */

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const goodbye = (id: string) => sql`
  update app_user set email = ${`${id.toLowerCase()}@deleted.invalid`}, email_verified_at = null,
    first_name = null, last_name = null, phone = null, birth_date = null, deleted_at = now()
  where id = ${id}`

test('nobody leaves a rental behind, and nothing belongs to somebody who left', async () => {
  const { db } = server.services
  const user = await buildUser(server)
  await holdCar(server, user, await buildCar(server))
  await expect(goodbye(user.id).execute(db)).rejects.toMatchObject({
    constraint: 'person_may_leave',
  })

  const [gone, other] = [await buildUser(server), await buildUser(server)]
  await leave(server, gone)
  const values = { id: gone.id, other: other.id, key: randomId() }
  for (const write of [
    sql`insert into session (token_hash, user_id, created_at, expires_at) values (${values.key}, ${gone.id}, now(), now())`,
    sql`insert into driver (id, user_id, first_name, last_name) values (${values.key}, ${gone.id}, 'A', 'B')`,
    sql`insert into connection (id, requester_id, addressee_id, status, created_at) values (${values.key}, ${other.id}, ${gone.id}, 'pending', now())`,
    sql`insert into connection (id, requester_id, addressee_id, status, created_at) values (${values.key}, ${gone.id}, ${other.id}, 'pending', now())`,
    sql`insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at) values (${values.key}, ${other.id}, ${gone.id}, 9, 1, '', now())`,
    sql`insert into person_block (blocker_id, blocked_id, created_at) values (${other.id}, ${gone.id}, now())`,
    sql`insert into person_block (blocker_id, blocked_id, created_at) values (${gone.id}, ${other.id}, now())`,
    sql`insert into trust_seed (user_id, named_by, created_at) values (${gone.id}, ${other.id}, now())`,
    sql`insert into review (id, reviewer_id, subject_id, status, language, comment, created_at, reveal_at) values (${values.key}, ${other.id}, ${gone.id}, 'completed', 'en', '', now(), now())`,
    sql`insert into staff_member (user_id, rights) values (${gone.id}, array['desk'])`,
    sql`update app_user set deleted_at = null where id = ${gone.id}`,
  ])
    await expect(write.execute(db)).rejects.toMatchObject({ constraint: 'person_is_here' })
  await expect(
    sql`update app_user set first_name = 'Ana' where id = ${gone.id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'app_user_deleted_is_nobody' })
})

test('whoever left is told nothing, and what it was about still happens', async () => {
  const { db } = server.services
  const gone = await buildUser(server)
  await leave(server, gone)
  const at = server.services.clock()
  const title = { en: 'An answer', es: 'Una respuesta' }
  const notice = { userId: gone.id, topic: 'network', thread: 'reply', title, text: title } as const
  await db.transaction().execute((tx) => notify(tx, notice, at))
  const { rows } = await sql`select thread from notification where user_id = ${gone.id}
    union all select thread from notice_mail where user_id = ${gone.id}`.execute(db)
  expect(rows).toEqual([])
})

test('the words of a contract are emptied for nobody who is still here', async () => {
  const { order } = await bookedCar(server)
  const empty = sql`update contract set text_en = '', text_es = '' where order_id = ${order}`
  await expect(empty.execute(server.services.db)).rejects.toMatchObject({
    constraint: 'contract_is_kept',
  })
})

test('an address cannot pass for that of somebody who left', async () => {
  const id = randomId()
  const pretend = sql`insert into app_user (id, email) values (${id}, ${`${id.toLowerCase()}@deleted.invalid`})`
  await expect(pretend.execute(server.services.db)).rejects.toMatchObject({
    constraint: 'app_user_email_is_real',
  })
})
