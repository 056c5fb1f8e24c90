import type { SomeHandlers } from '../../core/api/handler.ts'
import { findPlaces } from './find-places.ts'

export const placeHandlers = { places: findPlaces } satisfies SomeHandlers
