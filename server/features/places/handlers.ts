import type { SomeHandlers } from '../../core/api/handler.ts'
import { address, addresses } from './addresses.ts'
import { findPlaces } from './find-places.ts'

export const placeHandlers = { address, addresses, places: findPlaces } satisfies SomeHandlers
