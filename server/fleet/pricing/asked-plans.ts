import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { PriceModifier } from '#domain/fleet/pricing/trip-price.ts'
import { wrongField } from '../places/wrong-field.ts'
import { modifiersOf, normalPriceId, type Offers } from './offers-store.ts'

/** The price modifiers that a search chooses from, which of them was asked for, and the seasons of all areas. */
export type AskedPlans = {
  all: readonly PriceModifier[]
  /** The asked one, or the Normal price. */
  asked: PriceModifier
  isAsked: boolean
  seasons: readonly Season[]
}

/**
 * The price modifiers with the asked one, `pm`; absent it is the Normal price.
 * @throws Problem 400 when there is no such modifier
 */
export function askedPlans(offers: Offers, pm: string | undefined): AskedPlans {
  const all = modifiersOf(offers, pm)
  const asked = all.find(({ id }) => id === (pm ?? normalPriceId))
  if (!asked) throw wrongField('pm')
  return { all, asked, isAsked: pm !== undefined, seasons: offers.seasons }
}
