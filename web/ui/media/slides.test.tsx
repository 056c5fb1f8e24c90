import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Slides, slideForKey } from './slides.tsx'

beforeAll(() => {
  // Every browser has these; jsdom does not.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const watcher = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', watcher)
  vi.stubGlobal('ResizeObserver', watcher)
})
afterEach(cleanup)

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['a', 1, undefined],
])('%s at picture %i of 3 leads to %s', (key, current, target) => {
  expect(slideForKey(key, current, 3)).toBe(target)
})

function Cars() {
  const [current, setCurrent] = useState(0)
  return (
    <Slides
      label="Camry"
      photos={['a.png', 'b.png', 'c.png']}
      current={current}
      onChange={setCurrent}
    />
  )
}

// @2.3-widgets-image
it('says where it is and steps by buttons and keys, only as far as there are pictures', () => {
  render(<Cars />)
  const says = () => screen.getByRole('status').textContent
  expect(says()).toBe('Photo 1 of 3')
  expect(screen.getByRole('button', { name: 'Previous photo' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(says()).toBe('Photo 2 of 3')
  fireEvent.keyDown(screen.getByRole('group', { name: 'Camry' }), { key: 'End' })
  expect(says()).toBe('Photo 3 of 3')
  expect(screen.getByRole('button', { name: 'Next photo' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('img', { name: 'Camry. Photo 3 of 3' })).toBeDefined()
})
