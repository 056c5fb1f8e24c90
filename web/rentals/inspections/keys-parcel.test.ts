import { describe, expect, it } from 'vitest'
import { type Visit, visitSteps } from './keys-parcel.ts'
import { emptyValues } from './keys-values.ts'
import type { Picture } from './pictures/picture.ts'

const picture = (id: string, checkpoint: string): Picture => ({
  id,
  checkpoint,
  file: new Blob(['x'], { type: 'image/jpeg' }),
  takenAt: '2026-11-24T18:00:00.000Z',
  note: '',
  marks: [{ x: 0.5, y: 0.25, note: ' scratch ' }],
})

const pickup: Visit = {
  order: 'NEW',
  mode: 'get',
  isSwap: false,
  oldOrder: undefined,
  values: {
    ...emptyValues,
    odometer: '47,380',
    gas: 6,
    comments: ' ',
    checks: [{ check: 'tires', ok: true }],
  },
  isElectric: false,
  isOldElectric: false,
  position: { latitude: 37.8, longitude: -122.27 },
  positionReason: undefined,
  pictures: [picture('P1', 'front'), picture('P2', 'rear')],
  oldPictures: [],
  inspected: [],
}

const names = (visit: Visit) => visitSteps(visit).map(({ name }) => name)

describe('the calls of a visit', () => {
  it('are each picture, the inspection that names them, and the keys last', () => {
    const steps = visitSteps(pickup)
    expect(steps.map(({ operation }) => operation)).toEqual([
      'uploadFile',
      'uploadFile',
      'submitVehicleInspection',
      'getOrReturnKeys',
    ])
    expect(steps[2]?.input).toMatchObject({
      order: 'NEW',
      kind: 'pickup',
      odometer: 47_380,
      items: [
        {
          checkpoint: 'front',
          file: { fromStep: 'P1', field: 'file' },
          marks: [{ x: 0.5, y: 0.25, note: 'scratch' }],
        },
        { checkpoint: 'rear', file: { fromStep: 'P2', field: 'file' } },
      ],
    })
    expect(steps[3]?.input).toEqual({
      order: 'NEW',
      rentalStatus: 86,
      odometer: 47_380,
      gas: 6,
      comments: undefined,
      checks: [{ check: 'tires', ok: true }],
      latitude: 37.8,
      longitude: -122.27,
    })
    expect(new Set(steps.map(({ requestId }) => requestId)).size).toBe(4)
  })

  it('leave out an inspection that is there already', () => {
    expect(names({ ...pickup, inspected: ['inspection pickup'] })).toEqual(['keys'])
  })

  it('of a swap hand the first car in before the second one is taken', () => {
    const swap: Visit = {
      ...pickup,
      isSwap: true,
      oldOrder: 'OLD',
      values: { ...pickup.values, oldOdometer: '50000', oldGas: 3 },
      oldPictures: [picture('P3', 'front')],
    }
    const steps = visitSteps(swap)
    expect(steps.map(({ name }) => name)).toEqual([
      'P3',
      'inspection return',
      'P1',
      'P2',
      'inspection swap',
      'keys',
    ])
    expect(steps[1]?.input).toMatchObject({ order: 'OLD', kind: 'return', odometer: 50_000 })
    expect(steps[5]?.input).toMatchObject({ order: 'NEW', oldOdometer: 50_000, oldGas: 3 })
  })

  it('of an electric car tell its charge and no gas, of each car its own', () => {
    const swap: Visit = {
      ...pickup,
      isSwap: true,
      oldOrder: 'OLD',
      isOldElectric: true,
      values: { ...pickup.values, oldOdometer: '50000', oldCharge: '62 %' },
    }
    const inputs = visitSteps(swap).map(({ input }) => input)
    expect(inputs[0]).toMatchObject({ order: 'OLD', charge: 62 })
    expect(inputs[0]).not.toHaveProperty('gas')
    expect(inputs.at(-1)).toMatchObject({ order: 'NEW', gas: 6, oldCharge: 62 })
    expect(inputs.at(-1)?.oldGas).toBeUndefined()

    const own: Visit = { ...pickup, isElectric: true, values: { ...emptyValues, charge: '80' } }
    const keys = visitSteps(own).at(-1)?.input
    expect(keys).toMatchObject({ charge: 80 })
    expect(keys).not.toHaveProperty('gas')
  })

  it('say in words where the renter is when the device does not', () => {
    const [keys] = visitSteps({
      ...pickup,
      mode: 'return',
      inspected: ['inspection return'],
      position: undefined,
      positionReason: ' by the elevator ',
    })
    expect(keys?.input).toMatchObject({ rentalStatus: 88, positionReason: 'by the elevator' })
  })
})
