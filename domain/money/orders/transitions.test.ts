import { describe, expect, it, test } from 'vitest'
import { rentalStatuses, runningCodes } from '../../fleet/fleet/rental-status.ts'
import {
  type RentalAction,
  rentalActions,
  type RentalState,
  transitions,
} from './transition-table.ts'
import { allowedActions, nextStatus } from './transitions.ts'

const states: RentalState[] = ['none', ...rentalStatuses.map(({ code }) => code)]
const actions = Object.keys(rentalActions) as RentalAction[]

/** docs/product/rental.md#states, written down a second time: what each code knows and where it leads. */
const expected: Record<RentalState, Partial<Record<RentalAction, number>>> = {
  none: { pay: 85, promisePayment: 85, continueRental: 86, takeOver: 85 },
  85: {
    acceptContract: 85,
    acceptAppointment: 85,
    arrive: 91,
    getKeys: 86,
    carChange: 85,
    cancelContract: 87,
    confirm: 85,
    refuse: 87,
    proposeChanges: 85,
    staffCancel: 87,
    bookingChangesCompleted: 85,
    continueRental: 86,
    swapped: 90,
    moved: 90,
    noShow: 87,
    transferMissing: 87,
    firstEnded: 87,
  },
  86: {
    acceptContract: 86,
    scheduleReturn: 92,
    scheduleMaintenance: 93,
    returnKeys: 88,
    extendCar: 86,
    carChange: 86,
    proposeChanges: 86,
    bookingChangesCompleted: 86,
    extended: 89,
    swapped: 90,
  },
  87: {},
  88: {},
  89: {},
  90: {},
  91: {
    acceptContract: 91,
    getKeys: 86,
    cancelContract: 87,
    confirm: 91,
    refuse: 87,
    transferMissing: 87,
    firstEnded: 87,
    staffCancel: 87,
    moved: 90,
    setStatusToVehiclePickUp: 86,
    returnKeys: 88,
    noShow: 87,
  },
  92: { scheduleReturn: 92, arrive: 91, setStatusToVehiclePickUp: 86, returnKeys: 88 },
  93: {
    scheduleMaintenance: 93,
    setStatusToVehiclePickUp: 86,
    submitMaintenance: 86,
    extendCar: 93,
    extended: 89,
  },
}

const pairs = states.flatMap((from) => actions.map((action) => ({ from, action })))

// @4.1-85-vehicle @4.1-93-maintenance
test.each(pairs)('$action at $from leads where the table says, or nowhere', ({ from, action }) => {
  const to = expected[from][action]
  expect(nextStatus(from, action)).toEqual(to ? { to } : { refusal: `not:${action}` })
})

// @4.1-server-decides
test.each(transitions)('$action at $from is refused by each of its guards', (row) => {
  const all = Object.fromEntries(row.guards.map((guard) => [guard, true]))
  expect(nextStatus(row.from, row.action, all)).toEqual({ to: row.to })
  for (const guard of row.guards) {
    expect(nextStatus(row.from, row.action, { ...all, [guard]: false })).toEqual({ refusal: guard })
  }
})

it('has one row for a pair', () => {
  const keys = transitions.map((row) => `${row.from} ${row.action}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('never leaves an end', () => {
  for (const end of [87, 88, 89, 90] as const) expect(allowedActions(end, {})).toEqual([])
})

it('lets only an order that runs, or is about to, become a running one', () => {
  for (const row of transitions) {
    if (!runningCodes.some((code) => code === row.to)) continue
    expect(['none', 85, ...runningCodes]).toContain(row.from)
  }
})

describe('what a renter may do', () => {
  it('leaves out what staff and time do', () => {
    for (const from of states) {
      for (const action of allowedActions(from, {})) expect(rentalActions[action]).toBe('renter')
    }
  })

  it('waits for the confirmation, the money and the contract before the keys', () => {
    const ready = { confirmed: true, paid: true, contractAccepted: true, keysAreDue: true }
    expect(allowedActions(85, ready)).toContain('getKeys')
    for (const missing of Object.keys(ready)) {
      expect(allowedActions(85, { ...ready, [missing]: false })).not.toContain('getKeys')
    }
  })

  // @4.1-91-i
  it('knows at 91 what the person came for', () => {
    const booking = { atPickup: true, atReturn: false, changeAtPickup: false }
    const forKeys = ['acceptContract', 'getKeys']
    expect(allowedActions(91, booking)).toEqual(forKeys)
    // Of a change of car one can think better.
    const change = { ...booking, changeAtPickup: true }
    expect(allowedActions(91, change)).toEqual([...forKeys, 'cancelContract'])
    const back = { atPickup: false, atReturn: true, changeAtPickup: false, contractWaits: false }
    expect(allowedActions(91, back)).toEqual(['setStatusToVehiclePickUp', 'returnKeys'])
  })
})
