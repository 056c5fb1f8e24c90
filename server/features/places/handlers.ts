import type * as operations from '#protocol/places/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { findPlaces } from './find-places.ts'

export const placeHandlers: Handlers<typeof operations> = { places: findPlaces }
