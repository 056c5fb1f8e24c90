import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertPriceModifiers = rowsInto('price_modifier')
export const insertExtras = rowsInto('extra')
export const insertCoverPrices = rowsInto('cover_price')
