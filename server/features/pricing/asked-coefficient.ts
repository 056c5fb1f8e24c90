import { coefficientThousandths } from '#domain/pricing/booking-price.ts'
import { normalPriceId, type Offers } from './offers-store.ts'
import { wrongField } from '../places/wrong-field.ts'

/**
 * The coefficient of the price modifier `pm`, in thousandths; absent it is the Normal price.
 * @throws Problem 400 when there is no such modifier
 */
export function coefficientOf({ modifiers }: Offers, pm = normalPriceId): number {
  const modifier = modifiers.find(({ id }) => id === pm)
  if (!modifier) throw wrongField('pm')
  return coefficientThousandths(Number(modifier.coefficient))
}
