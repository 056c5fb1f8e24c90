import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const definition = {
  about: 'What can be wrong with a vehicle of this product, with what to do first.',
  access: 'visitor',
  input: NoInput,
  output: z.object({
    content: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        advice: z.string(),
        /** Whether it may be driven on. */
        driveOn: z.boolean(),
      }),
    ),
  }),
} as const

export const carVehicleBreakdownSymptoms = query('carVehicleBreakdownSymptoms', definition)
export const vanVehicleBreakdownSymptoms = query('vanVehicleBreakdownSymptoms', definition)
