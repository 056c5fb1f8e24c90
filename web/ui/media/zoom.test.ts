import { describe, expect, it } from 'vitest'
import { clampView, covering, cutOut, pinch, whole, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 300 }

describe('an enlarged picture', () => {
  it('never leaves its frame empty and never grows beyond four times', () => {
    expect(clampView({ scale: 2, x: 999, y: -999 }, frame, frame)).toEqual({
      scale: 2,
      x: 200,
      y: -150,
    })
    expect(clampView({ scale: 9, x: 0, y: 0 }, frame, frame).scale).toBe(4)
    expect(clampView({ scale: 0.2, x: 50, y: 50 }, frame, frame)).toEqual(whole)
  })

  // @2.3-widgets-image
  it('grows around the point that was touched', () => {
    const point = { x: 100, y: -50 }
    const view = zoomAt(whole, 2, point)
    // What was under the point still is: (point - offset) / scale does not change.
    expect((point.x - view.x) / view.scale).toBe(100)
    expect((point.y - view.y) / view.scale).toBe(-50)
  })

  it('follows two fingers: apart enlarges, together moves', () => {
    const before: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ]
    expect(
      pinch(whole, before, [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ]),
    ).toEqual({ scale: 2, x: 0, y: 0 })
    const moved = pinch({ scale: 2, x: 0, y: 0 }, before, [
      { x: -40, y: 20 },
      { x: 60, y: 20 },
    ])
    expect(moved).toEqual({ scale: 2, x: 10, y: 20 })
  })
})

describe('the square cut out of a picture', () => {
  const picture = { width: 1200, height: 800 }

  it('is its middle at first', () => {
    expect(covering(picture, 300)).toEqual({ width: 450, height: 300 })
    expect(cutOut(whole, picture, 300)).toEqual({ x: 200, y: 0, side: 800 })
  })

  it('is smaller when enlarged and moves against the picture', () => {
    expect(cutOut({ scale: 2, x: 0, y: 0 }, picture, 300)).toEqual({ x: 400, y: 200, side: 400 })
    expect(cutOut({ scale: 1, x: 75, y: 0 }, picture, 300)).toEqual({ x: 0, y: 0, side: 800 })
  })
})
