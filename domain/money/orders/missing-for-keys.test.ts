import { expect, test } from 'vitest'
import { type KeysFacts, type MissingForKeys, missingForKeys } from './missing-for-keys.ts'

const verified = { state: 'verified', expires: '2031-01-01' } as const
const waits = { state: 'submitted', expires: '2031-01-01' } as const
const ana = { id: 'ana', birthDay: '1990-05-04', license: verified, insurance: verified }
const whole: KeysFacts = {
  drivers: [ana],
  start: '2026-11-24T10:00',
  end: '2027-01-12T10:00',
  isOverridden: false,
  isPaid: true,
  openDeposit: 0,
}

test.each<[string, Partial<KeysFacts>, MissingForKeys[]]>([
  ['nothing, when all is there', {}, []],
  ['a driver', { drivers: [] }, [{ code: 'driver' }]],
  [
    'papers of each driver',
    {
      drivers: [
        { ...ana, license: waits },
        { ...ana, id: 'luis', insurance: { state: 'missing' } },
      ],
    },
    [
      { code: 'license', driver: 'ana', why: 'submitted' },
      { code: 'insurance', driver: 'luis', why: 'missing' },
    ],
  ],
  [
    'no papers that staff did without',
    { drivers: [{ ...ana, license: waits }], isOverridden: true },
    [],
  ],
  ['nothing of who is 21 on the day', { drivers: [{ ...ana, birthDay: '2005-11-24' }] }, []],
  [
    'the age of who is 21 the day after, also when papers are done without',
    { drivers: [{ ...ana, birthDay: '2005-11-25' }], isOverridden: true },
    [{ code: 'age', driver: 'ana' }],
  ],
  [
    'an age that nobody said',
    { drivers: [{ ...ana, birthDay: undefined }] },
    [{ code: 'age', driver: 'ana' }],
  ],
  ['money', { isPaid: false }, [{ code: 'money' }]],
  ['the rest of the deposit', { openDeposit: 60_000 }, [{ code: 'deposit' }]],
  ['a deposit that fits the drivers', { isDepositLow: true }, [{ code: 'lowDeposit' }]],
])('what is missing for keys: %s', (_what, facts, missing) => {
  expect(missingForKeys({ ...whole, ...facts })).toEqual(missing)
})
