import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { moneyArrives, moneyOfOrder, owedDeposit } from '#testing/decisions/owed-deposit.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { keys, ledgerOf, setWall } from '#testing/rental-life.ts'

type Owed = Awaited<ReturnType<typeof owedDeposit>>

const under25 = {
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+13055550123',
  birthDate: '2004-05-04',
}

/** Why nothing of the deposit is owed any more while the transfer for it is under way. */
const reasons: [string, { isOut: boolean }, (rented: Owed) => Promise<unknown>][] = [
  [
    'the booking was canceled',
    { isOut: false },
    ({ me, order }) => me.send(cancelContract, { order }),
  ],
  ['the cover was sent anew', { isOut: false }, ({ coverAnew }) => coverAnew()],
  [
    'the car was returned and the deposit released',
    { isOut: true },
    async ({ server, user, order }) => {
      await setWall(server, trip.end)
      const returned = await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
      expect(returned.body.rentalStatus).toBe(88)
      await setWall(server, '2027-01-16T10:00')
    },
  ],
]

test.each(reasons)(
  'a transfer for the rest of a deposit goes back when it comes after %s',
  async (_, when, ends) => {
    const rented = await owedDeposit(when)
    const { server, staff, user, owed, promise } = rented
    expect((await promise()).http).toBe(200)
    await ends(rented)
    await server.work()
    expect(await moneyOfOrder(server, staff.token, owed)).toMatchObject({ late: true })
    const before = (await ledgerOf(server, owed)).deposit
    await moneyArrives(server, staff.token, owed)
    const ledger = await ledgerOf(server, owed)
    expect([ledger.deposit, ledger.bank]).toEqual([before, 60_000])
    expect(await moneyOfOrder(server, staff.token, owed)).toMatchObject({ amount: -600 })
    await server.work()
    const told = mailsTo(server.dataDir, user.email).at(-1)?.text
    expect(told).toContain('no longer to be paid')
    expect(told).toContain('We will ask you which account to send it to.')
  },
)

test('a transfer for the rest of a deposit counts when more is asked for meanwhile', async () => {
  const { server, staff, user, me, owed, rental, promise } = await owedDeposit()
  await promise()
  await me.send(personalDetails, under25)
  expect((await rental())?.money.balance).toMatchObject({ amount: 800 })
  await moneyArrives(server, staff.token, owed)
  const { balance, deposit } = (await rental())?.money ?? {}
  expect([balance?.amount, deposit?.held]).toEqual([200, 1000])
  await payByCard(server, user, balance?.order ?? '')
  expect((await rental())?.money).toMatchObject({ deposit: { held: 1200 } })
  expect((await rental())?.money.balance).toBeUndefined()
})

test('a transfer for the rest of a deposit goes back when all was paid by card meanwhile', async () => {
  const { server, staff, user, me, owed, rental, promise } = await owedDeposit()
  await promise()
  await me.send(personalDetails, under25)
  await payByCard(server, user, (await rental())?.money.balance?.order ?? '')
  expect(await moneyOfOrder(server, staff.token, owed)).toMatchObject({ late: true })
  await moneyArrives(server, staff.token, owed)
  expect((await rental())?.money).toMatchObject({ deposit: { held: 1200 } })
  expect(await moneyOfOrder(server, staff.token, owed)).toMatchObject({ amount: -600 })
})
