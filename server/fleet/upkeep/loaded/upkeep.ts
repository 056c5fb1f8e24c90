import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertCarCosts = rowsInto('car_cost')
export const insertRecalls = rowsInto('car_recall')
