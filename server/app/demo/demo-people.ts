import type { Day } from '#domain/core/time/wall-time.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertPeople } from '../../people/people/loaded/people.ts'
import type { DemoDays } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import { areaIds, readRows } from './read-data.ts'

type Column =
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'language'
  | 'area'
  | 'birth_date'
  | 'joined'
  | 'invited_by'

export type DemoPerson = {
  id: string
  area: string
  language: Lang
  birthDate: Day
  joinedAt: Date
}

/** The people of the demo with who invited whom; nobody's e-mail is verified. */
export async function loadPeople(tx: Tx, days: DemoDays): Promise<DemoPerson[]> {
  const people = readRows<Column>('people.csv')
  const areas = areaIds()
  const rows = people.map((person) => ({
    id: demoId('person', person.id),
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone,
    whatsapp: person.whatsapp || null,
    language: person.language,
    area_id: areas.get(person.area) ?? null,
    birth_date: person.birth_date,
    referred_by: person.invited_by ? demoId('person', person.invited_by) : null,
    terms_accepted_at: days.noon(person.joined),
    created_at: days.noon(person.joined),
    demo: true,
  }))
  await insertPeople(tx, rows)
  return people.map(({ id, area, language, birth_date, joined }) => ({
    id: demoId('person', id),
    area,
    language: langOf(language),
    birthDate: birth_date,
    joinedAt: days.noon(joined),
  }))
}
