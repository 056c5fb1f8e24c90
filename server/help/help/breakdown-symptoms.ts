import type {
  carVehicleBreakdownSymptoms as carOperation,
  vanVehicleBreakdownSymptoms as vanOperation,
} from '#protocol/help/help/breakdown-symptoms.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { type Product, symptomsOf } from './symptoms.ts'

function contentOf(product: Product, lang: Lang) {
  const content = symptomsOf(product).map(({ id, name, advice, driveOn }) => ({
    id,
    name: name[lang],
    advice: advice[lang],
    driveOn,
  }))
  return { content }
}

export const carVehicleBreakdownSymptoms: Handler<typeof carOperation> = async ({ lang }) =>
  contentOf('car', lang)

export const vanVehicleBreakdownSymptoms: Handler<typeof vanOperation> = async ({ lang }) =>
  contentOf('van', lang)
