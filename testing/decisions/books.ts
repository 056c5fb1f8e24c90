import { owing, payAndKeep } from '../money/owing.ts'
import { paid } from './booking-to-cancel.ts'
import { staffTolls } from '#protocol/money/tolls/tolls.ts'
import type { TestUser } from '../factories.ts'
import { tollFile } from '../money/tolls.ts'
import { pickedUp } from '../rental-life.ts'
import type { TestServer } from '../server.ts'

/** The books are the company's own. */
export const ofBooks: readonly string[] = ['staffCloseMonth', 'staffSaveBooks', 'staffTolls']

/** What is done to the books. */
export const bookStories = {
  /** Long before whatever another story books. */
  staffCloseMonth: async (server: TestServer) => {
    await paid(server)
    return { month: '2025-12' }
  },
  staffRemindDebt: async (server: TestServer) => {
    const pays = (user: Parameters<typeof payAndKeep>[1], order: string) =>
      payAndKeep(server, user, order, { consents: false })
    return { balance: (await owing(server, pays)).balance }
  },
  staffTolls: async (server: TestServer, staff: TestUser) => {
    const { car } = await pickedUp(server)
    server.passMinutes(120)
    const file = await tollFile(server, car, 60)
    const looked = await server.as(staff.token).send(staffTolls, { file })
    return { file, fingerprint: looked.body.fingerprint }
  },
  staffSaveBooks: async () => ({
    zone: 'Pacific/Honolulu',
    accountNames: JSON.stringify({ rent: 'Rental income' }),
  }),
}
