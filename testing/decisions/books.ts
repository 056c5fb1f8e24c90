import { owing, payAndKeep } from '../money/owing.ts'
import { paid } from './booking-to-cancel.ts'
import type { TestServer } from '../server.ts'

/** The books are the company's own. */
export const ofBooks: readonly string[] = ['staffCloseMonth', 'staffSaveBooks']

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
  staffSaveBooks: async () => ({
    zone: 'Pacific/Honolulu',
    accountNames: JSON.stringify({ rent: 'Rental income' }),
  }),
}
