import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  DayField,
  EmailField,
  EnglishLettersField,
  FileField,
  FlagField,
  IdField,
  IntField,
  LineField,
  MoneyField,
  NumberField,
  PhoneField,
  TextField,
  WallTimeField,
} from '#protocol/core/fields.ts'
import { cleanFields, encodeFields } from '#protocol/core/form-codec.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { madeFields } from './fields/made-fields.ts'
import type { OwnersThings } from './owners-things.ts'
import { fieldsFor } from './sample-fields.ts'

const person = { id: 'U1', email: 'owner@example.com', token: '', driverId: 'D1' }

/** Ids as the database gives them, of things that are nowhere. */
const things: OwnersThings = {
  owner: person,
  stranger: person,
  staff: person,
  order: 'O1',
  paper: new File(['x'], 'a.pdf'),
  paymentId: 'P1',
  otherCar: 'C2',
  car: 'C1',
  maintenanceItem: 'M1',
  noticeId: 'N1',
  waitingId: 'W1',
  offerId: 'F1',
  helpId: 'H1',
  specialRequestId: 'S1',
  claimId: 'K1',
  feeId: 'E1',
  pictureId: 'B1',
  invitationId: 'I1',
  reviewId: 'R1',
  jobId: 'J1',
  routeId: 'T1',
}

/** What the schema of an operation says to fields as they come over the wire. */
function faults({ input }: Pick<Operation, 'input'>, fields: Record<string, unknown>): unknown[] {
  const files = Object.entries(fields).filter(([, value]) => value instanceof File)
  const sent = { ...Object.fromEntries(encodeFields(fields)), ...Object.fromEntries(files) }
  return z.safeParse(input, cleanFields(sent)).error?.issues ?? []
}

it.each(Object.values(operations) as Operation[])(
  '$name takes the sample fields of the sweeps',
  (operation) => {
    expect(faults(operation, fieldsFor(operation.name as ObjectType, things))).toEqual([])
  },
)

it('an operation with plain fields needs no sample of its own', () => {
  const input = z.object({
    order: IdField,
    title: LineField(40, 5),
    text: TextField(2000, 10),
    code: EnglishLettersField(),
    session: IdField,
    email: EmailField,
    phone: PhoneField,
    day: DayField,
    start: WallTimeField,
    count: IntField.check(z.minimum(1), z.maximum(10)),
    share: NumberField.check(z.minimum(0), z.maximum(1)),
    amount: MoneyField,
    agreed: FlagField,
    decision: z.enum(['confirm', 'decline']),
    picture: FileField,
    note: z.optional(TextField()),
    userId: z.optional(IdField),
  })
  const fields = madeFields({ input }, { order: 'O1', day: 'no day', userId: 'U1' }, ['userId'])
  expect(faults({ input }, fields)).toEqual([])
  expect(fields).toMatchObject({ order: 'O1', userId: 'U1', decision: 'confirm' })
  expect(fields).not.toHaveProperty('note')
})
