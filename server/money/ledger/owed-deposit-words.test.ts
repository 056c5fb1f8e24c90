import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { mailsTo } from '#testing/mail.ts'
import { owedDeposit } from '#testing/decisions/owed-deposit.ts'

/** What the renter reads of the rest of the deposit: the notice, the order that asks for it, the duty, and the mail of a promise. */
async function said(rented: Awaited<ReturnType<typeof owedDeposit>>) {
  const { server, user, me, order, promise } = rented
  const [notice] = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'deposit owed %')
    .execute()
  const { rentals = [], selectedRental } = (await me.read(dashboard, { order })).body
  const asked = rentals.find(({ kind }) => kind === 'balance')?.rentalDescription ?? ''
  const duty = selectedRental?.duties.find(({ code }) => code === 'deposit')?.title
  const { balance } = selectedRental?.money ?? {}
  await promise()
  await server.work()
  const mails = mailsTo(server.dataDir, user.email).map(({ text }) => text)
  return { notice, asked, duty, balance, mails }
}

const why =
  'We checked the insurance that lowered your deposit, and it does not lower it that much.'

test('the rest of a deposit is asked for before the keys, for them', async () => {
  const { notice, asked } = await said(await owedDeposit())
  expect(notice?.text_en).toContain(`${why} Pay $600.00 to get the keys, or send an insurance`)
  expect(asked).toBe(`${why} Pay the difference to get the keys; you get it back with the deposit.`)
})

test('who drives already is asked for the rest of a deposit without a word of keys, and as for no debt', async () => {
  const { notice, asked, duty, balance, mails } = await said(await owedDeposit({ isOut: true }))
  expect(notice?.text_en).toContain(`${why} Pay $600.00, or send an insurance policy`)
  expect(notice?.text_es).toContain('Paga $600.00, o envía un seguro')
  expect(asked).toBe(`${why} Pay the difference; you get it back with the deposit.`)
  expect(duty).toBe('Pay the rest of the deposit')
  expect(balance).toMatchObject({ amount: 600, deposit: true })
  expect(mails).toContainEqual(expect.stringContaining('If you do not have the keys yet'))
})
