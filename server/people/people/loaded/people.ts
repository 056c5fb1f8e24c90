import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertPeople = rowsInto('app_user')
/** Of others than owners too, before the company has one: whoever is added on the server is one. */
export const insertStaff = rowsInto('staff_member')
export const insertInvitations = rowsInto('invitation')
