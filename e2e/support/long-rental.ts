import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { passMinutes, until } from './clock.ts'
import { ask, post } from './wire.ts'
import { expect } from './fixtures.ts'
import { smallPicture } from './picture.ts'

type Rental = {
  orderId: string
  rentalStatus: number
  confirmation: string
  car: { id: string; lastOdometerReading: number }
  money: { deposit: { state: string; held: number }; balance?: object; charges: { code: string }[] }
  duties: { code: string; state?: string }[]
}

/** What a journey of months needs beside the browser: the clock, what the server says, and the weeks it does not dwell on. */
export function longRental(base: string, token: string) {
  const rentalOf = async (order: string) => {
    const fields = { objectType: 'dashboard', order }
    return (await ask<{ selectedRental: Rental }>(base, token, fields)).selectedRental
  }
  /** Moves the server's clock to a wall time of the Bay Area. */
  const at = async (wall: WallTime) => {
    const now = (await passMinutes(base, 0)).getTime()
    const then = toInstant(wall, 'America/Los_Angeles').getTime()
    await passMinutes(base, Math.ceil((then - now) / 60_000))
  }
  /** Until the server has the order at this code. */
  const statusIs = (order: string, status: number) =>
    expect.poll(async () => (await rentalOf(order)).rentalStatus).toBe(status)
  /** An inspection with all required pictures, through the wire. */
  const inspectByWire = async (order: string, kind: string, readings: Record<string, string>) => {
    const { buffer } = await smallPicture('car.png')
    const fields = { objectType: 'inspectionGuidelines', order }
    type Guidelines = { checkpoints: { id: string; flag: boolean }[] }
    const { checkpoints } = await ask<Guidelines>(base, token, fields)
    const items = []
    for (const { id, flag } of checkpoints) {
      if (!flag) continue
      const file = new Blob([new Uint8Array(buffer)], { type: 'image/png' })
      const upload = { objectType: 'uploadFile', purpose: 'inspection' }
      const { body } = await post(base, token, upload, { file })
      items.push({ checkpoint: id, file: String(body.file) })
    }
    const inspection = { order, kind, items: JSON.stringify(items), ...readings }
    const sent = await post(base, token, { objectType: 'submitVehicleInspection', ...inspection })
    expect(sent.body.status, JSON.stringify(sent.body)).toBe(1)
  }
  const keysByWire = async (order: string, code: 86 | 88 | 91, more: Record<string, string>) => {
    const fields = { objectType: 'getOrReturnKeys', order, rentalStatus: String(code), ...more }
    const { body } = await post(base, token, fields)
    expect(body.status, JSON.stringify(body)).toBe(1)
    await statusIs(order, code)
  }
  const lastReading = async (order: string) => (await rentalOf(order)).car.lastOdometerReading
  /** Arrives, looks at the car and takes its keys. */
  const pickUpByWire = async (order: string) => {
    const readings = { odometer: String(await lastReading(order)), gas: '8' }
    await keysByWire(order, 91, { positionReason: 'By the elevator' })
    await inspectByWire(order, 'pickup', readings)
    await keysByWire(order, 86, readings)
  }
  /** Brings the car back fifty miles later, however early that is. */
  const bringBackByWire = async (order: string) => {
    const readings = { odometer: String((await lastReading(order)) + 50), gas: '8' }
    await inspectByWire(order, 'return', readings)
    await keysByWire(order, 88, readings)
  }
  /** Until nothing of the deposit is held: it was released, or what it does not cover is asked for. */
  const depositIsBack = (order: string) =>
    until(async () => {
      const { deposit, balance } = (await rentalOf(order)).money
      return deposit.held === 0 && (deposit.state === 'released' || balance !== undefined)
    }, 'the deposit')
  return { at, rentalOf, statusIs, inspectByWire, pickUpByWire, bringBackByWire, depositIsBack }
}
