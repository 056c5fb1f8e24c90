import type { SomeHandlers } from '../../platform/api/handler.ts'
import { address, addresses } from './addresses.ts'
import { findPlaces } from './find-places.ts'

export const placeHandlers = { address, addresses, places: findPlaces } satisfies SomeHandlers
