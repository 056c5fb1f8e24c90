import { expect, test } from 'vitest'
import { assignedJob, driver } from '#testing/jobs/jobs.ts'
import { mailsTo } from '#testing/mail.ts'
import { serverOn } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'

test('two servers and a clock that jumps: each of the two of a job is reminded once of each thing', async () => {
  const database = await freshDatabase()
  const servers = [await serverOn(database), await serverOn(database)] as const
  const [first] = servers
  const owner = await driver(first, 'Olga')
  const ben = await driver(first, 'Ben')
  const day = '2026-11-22'
  for (const hour of [13, 14, 15])
    await assignedJob(first, owner, ben, { start: `${day}T${hour}:00`, end: `${day}T20:00` })
  for (const wall of ['21T12:59', '21T13:01', '21T16:00', '22T11:00', '22T13:00', '22T14:30'])
    await Promise.all(
      [...servers, ...servers].map(async (server) => {
        server.setNow(new Date(`2026-11-${wall}:00-08:00`))
        await server.work()
      }),
    )
  for (const { email } of [owner, ben]) {
    const subjects = servers
      .flatMap(({ dataDir }) => mailsTo(dataDir, email))
      .flatMap(({ headers: { subject = '' } }) => (subject.startsWith('Your job') ? subject : []))
    expect(subjects.filter((one) => one === 'Your job is tomorrow')).toHaveLength(3)
    expect(subjects.filter((one) => /two hours|soon/.test(one))).toHaveLength(3)
    expect(subjects).toHaveLength(6)
  }
  await database.close()
})
