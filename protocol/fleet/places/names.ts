import { queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const address = queryName<typeof all.address>('address')
export const addresses = queryName<typeof all.addresses>('addresses')
export const places = queryName<typeof all.places>('places')
