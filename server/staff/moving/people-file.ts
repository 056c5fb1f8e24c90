import { isEmail, onlyEnglishLetters } from '#domain/core/text/rules.ts'
import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { langOf } from '#protocol/core/text.ts'
import { type MoveColumn, moveColumns } from '#protocol/staff/moving/kinds.ts'
import { isKnownCountry, statesOf } from '../../people/drivers/countries.ts'
import type { PersonWhoMovesIn } from '../../people/people/people-who-moved-in.ts'
import { readPhone } from '../../platform/phones.ts'
import { type Row, RowReader } from '../../platform/tables/row-reader.ts'
import type { TableShape } from '../../platform/tables/read-table.ts'

type Column = MoveColumn<'people'>

/** The columns of a file of people (docs/import.md#people). */
export const peopleShape: TableShape<Column> = {
  ...moveColumns.people,
  of: 'person',
  mostLines: 5000,
}

/** Who looked at a paper, and on which day. */
export type Check = { by: string; on: Day }

export type PersonOfFile = {
  person: PersonWhoMovesIn
  checks: { license: Check | null; insurance: Check | null }
  problems: string[]
}

type Known = { country: PhoneCountry; today: Day }
type Reader = RowReader<Column>
type Cells = Row<Column>

/**
 * One person out of one line, and why it cannot be one (docs/import.md#people). A paper was checked only where the line
 * says by whom and when.
 */
export function readPerson(cells: Cells, known: Known): PersonOfFile {
  const read: Reader = new RowReader(cells)
  const ref = read.text('source_id', 100)
  const firstName = readName(read, cells, 'first_name')
  const lastName = readName(read, cells, 'last_name')
  const license = readLicense(read, cells)
  const insurance = readInsurance(read, cells)
  const checks = {
    license: readCheck(read, cells, 'license', license !== null, known.today),
    insurance: readCheck(read, cells, 'insurance', insurance !== null, known.today),
  }
  const person: PersonWhoMovesIn = {
    ref,
    firstName,
    lastName,
    email: readEmail(read, cells),
    phone: readNumber(read, cells, known.country),
    language: langOf(read.oneOf('language', ['en', 'es'], 'en')),
    birthDate: readPast(read, 'birth_date', known.today),
    license: license && { ...license, isChecked: checks.license !== null },
    insurance: insurance && { ...insurance, isChecked: checks.insurance !== null },
  }
  return { person, checks, problems: read.problems.map(({ reason }) => reason) }
}

const wrong = (read: Reader, column: Column, reason: string) =>
  read.fails(column, fieldError('invalidData'), reason)

/** A name has a letter in it, and nothing that a spreadsheet would compute. */
function readName(read: Reader, cells: Cells, column: 'first_name' | 'last_name'): string {
  const name = read.text(column, 80)
  if (name !== '' && (/^[=@+-]/.test(name) || !/\p{L}/u.test(name)))
    wrong(read, column, `${column} is not a name: ${cells[column]}`)
  return name
}

function readEmail(read: Reader, cells: Cells): string | null {
  const email = read.optionalText('email', 254, null)?.toLowerCase() ?? null
  if (email === null || (isEmail(email) && !email.endsWith('.invalid'))) return email
  wrong(read, 'email', `email is not an address: ${cells.email}`)
  return null
}

function readNumber(read: Reader, cells: Cells, country: PhoneCountry): string | null {
  const typed = read.optionalText('phone', 40, null)
  if (typed === null) return null
  const phone = readPhone(typed, country)
  if (phone === undefined) wrong(read, 'phone', `phone is not a number: ${cells.phone}`)
  return phone ?? null
}

function readPast(read: Reader, column: Column, today: Day): Day | null {
  const day = read.day(column)
  if (day === null || (day <= today && day >= '1900-01-01')) return day
  wrong(read, column, `${column} is not a day that has been: ${day}`)
  return null
}

function readLicense(read: Reader, cells: Cells) {
  const others = ['license_state', 'license_until', 'license_country'] as const
  const number = read.optionalText('license_number', 40, null)
  if (number === null) {
    const more = others.find((column) => cells[column] !== undefined)
    if (more) wrong(read, more, `${more} is there without license_number`)
    return null
  }
  if (!onlyEnglishLetters(number))
    wrong(read, 'license_number', `license_number has more than letters and digits: ${number}`)
  const country = (cells.license_country ?? 'US').toUpperCase()
  if (!isKnownCountry(country))
    wrong(read, 'license_country', `license_country is unknown: ${country} is no code such as US`)
  const states = statesOf(country)
  const state = cells.license_state?.toUpperCase() ?? null
  if (states.length > 0 && !states.some(({ code }) => code === state))
    wrong(
      read,
      'license_state',
      state ? `license_state is unknown: ${state}` : 'license_state is missing',
    )
  return {
    number,
    country,
    state: states.length > 0 ? state : null,
    until: read.day('license_until'),
  }
}

function readInsurance(read: Reader, cells: Cells) {
  const company = read.optionalText('insurance_company', 100, null)
  const policy = read.optionalText('insurance_policy', 60, null)
  if (company === null || policy === null) {
    const half = [company === null && 'insurance_company', policy === null && 'insurance_policy']
    const said = Object.keys(cells).some(
      (column) => column.startsWith('insurance_') && !column.startsWith('insurance_checked'),
    )
    for (const column of said ? half : [])
      if (column) wrong(read, column as Column, `${column} is missing`)
    return null
  }
  const range = { from: 0, to: 10_000_000 }
  return {
    company,
    policy,
    until: read.day('insurance_until'),
    liabilityCents: read.cents('insurance_liability_usd', { from: 5_000, to: 10_000_000 }, 5_000),
    deductibleCents: read.cents('insurance_deductible_usd', range, null),
  }
}

/** Who checked a paper and when: both or neither, and of a paper that the line has. */
function readCheck(
  read: Reader,
  cells: Cells,
  paper: 'license' | 'insurance',
  isThere: boolean,
  today: Day,
): Check | null {
  const [whom, when] = [`${paper}_checked_by`, `${paper}_checked_on`] as const
  const by = read.optionalText(whom, 80, null)
  const on = readPast(read, when, today)
  if (by === null && cells[when] === undefined) return null
  if (!isThere) wrong(read, whom, `${paper} was checked, but the line has none`)
  if (by === null) wrong(read, whom, `${whom} is missing`)
  else if (!/\p{L}/u.test(by) || /^[=@+-]/.test(by))
    wrong(read, whom, `${whom} is not a name: ${by}`)
  if (cells[when] === undefined) wrong(read, when, `${when} is missing`)
  // A license without a last day would be valid for no trip.
  if (isThere && cells[`${paper}_until`] === undefined)
    wrong(read, `${paper}_until`, `${paper}_until is missing`)
  return by !== null && on !== null && isThere ? { by, on } : null
}
