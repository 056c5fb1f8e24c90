import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import * as z from 'zod/mini'

export const staffMoney = query('staffMoney', {
  about:
    'The money of an order as its renter sees it: the price, what the return cost line by line with the rule of each, the deposit, what went back and what is owed.',
  access: 'staff',
  input: z.object({ order: IdField }),
  output: z.object({
    calculatorData: CalculatorData,
    money: MoneyOfRental,
    /** IANA zone of the area, for the instants of `money`. */
    zone: z.string(),
  }),
})
