import { refusal } from '../../platform/api/problem.ts'
import type { Text } from '#protocol/core/text.ts'
import type { UserRow } from './account-store.ts'

export const nameFirst: Text = {
  en: 'Please add your first and last name in “My Profile” first, so people know who you are.',
  es: 'Primero agrega tu nombre y apellido en «Mi perfil» para que la gente sepa quién eres.',
}

/** Whether other members read a name where this person asks, invites or writes (docs/product/community.md#a-name). */
export const hasName = (row: Pick<UserRow, 'first_name' | 'last_name'>): boolean =>
  Boolean(row.first_name && row.last_name)

/** @throws Problem 200 for who has not said their name yet */
export function mustHaveName(row: Pick<UserRow, 'first_name' | 'last_name'> | undefined): void {
  if (!row || !hasName(row)) throw refusal(nameFirst)
}
