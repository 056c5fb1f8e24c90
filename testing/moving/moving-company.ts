import { addDays, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { staffMoveIn } from '#protocol/staff/moving/moving-in.ts'
import type { MoveKind } from '#protocol/staff/moving/kinds.ts'
import { buildCar, type TestUser } from '../factories.ts'
import { bayZone } from '../fleet.ts'
import type { Reply, TestServer } from '../server.ts'

export const peopleHeader =
  'source_id,first_name,last_name,email,phone,birth_date,license_number,license_state,license_until,license_checked_by,license_checked_on,insurance_company,insurance_policy,insurance_until,insurance_checked_by,insurance_checked_on'
export const rentalsHeader =
  'source_id,person,car,start,end,weekly_price_usd,paid_until,deposit_usd,start_odometer,contract'

/** A person whose papers somebody of the company checked, or not. */
export const personLine = (ref: string, email: string, isChecked: boolean) =>
  [
    ref,
    'Rosa',
    `Vega ${ref.slice(-2).replaceAll(/[^a-z]/gi, '') || 'M'}`,
    email,
    '305 555 0142',
    '1988-02-03',
    `D${ref.replaceAll(/[^A-Za-z0-9]/g, '')}`,
    'CA',
    '2031-05-05',
    ...(isChecked ? ['Marta Solis', '2026-09-30'] : ['', '']),
    'Bay Mutual',
    `POL ${ref.replaceAll(/[^A-Za-z0-9]/g, '')}`,
    '2031-05-05',
    ...(isChecked ? ['Marta Solis', '2026-09-30'] : ['', '']),
  ].join(',')

export const file = (header: string, lines: readonly string[]) =>
  new TextEncoder().encode(`${header}\n${lines.join('\n')}\n`)

type Dates = { start: WallTime; end: WallTime; paidUntil?: string }

/** A rental at $210 a week with $300 held. */
export const rentalLine = (
  ref: string,
  {
    person,
    car,
    dates,
    contract = '',
  }: { person: string; car: string; dates: Dates; contract?: string },
) =>
  [
    ref,
    person,
    car,
    dates.start,
    dates.end,
    '210',
    dates.paidUntil ?? dayOf(dates.end),
    '300',
    '41000',
    contract,
  ].join(',')

/** Sends a file as the screen does: looks first, then presses. */
export async function moveInByScreen(
  server: TestServer,
  staff: TestUser,
  kind: MoveKind,
  bytes: Uint8Array,
): Promise<Reply<typeof staffMoveIn>> {
  const asFile = () => new File([new Uint8Array(bytes)], `${kind}.csv`, { type: 'text/csv' })
  const me = server.as(staff.token)
  const looked = await me.send(staffMoveIn, { kind, file: asFile() })
  const { fingerprint } = looked.body
  if (fingerprint === undefined) return looked
  return me.send(staffMoveIn, { kind, file: asFile(), fingerprint })
}

/** What a made-up company brings along: people and the cars that they have, each for four weeks. */
export async function movingCompany(
  server: TestServer,
  tag: string,
  many: number,
  checked: number,
) {
  const today = toWall(server.services.clock(), bayZone)
  const start = addDays(`${dayOf(today)}T10:00`, -22)
  const dates = { start, end: addDays(start, 28) }
  const clients = Array.from({ length: many }, (_, at) => ({
    ref: `${tag}-p${at}`,
    rental: `${tag}-r${at}`,
    email: `${tag}-${at}@clients.example.com`.toLowerCase(),
    isChecked: at < checked,
  }))
  const cars = await Promise.all(clients.map(() => buildCar(server)))
  const people = clients.map(({ ref, email, isChecked }) => personLine(ref, email, isChecked))
  const rentals = clients.map(({ ref, rental }, at) =>
    rentalLine(rental, { person: ref, car: cars[at] ?? '', dates }),
  )
  return {
    clients,
    cars,
    dates,
    people: file(peopleHeader, people),
    rentals: file(rentalsHeader, rentals),
  }
}
