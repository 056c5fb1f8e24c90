import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { chooseLanguage } from '#web/core/i18n.ts'
import { KeysForm } from './keys-form.tsx'
import type { KeysFormProps } from './steps/visit-props.ts'
import { AfterVisit } from './parts/after-visit.tsx'

// Every browser has it; jsdom does not.
beforeAll(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  act(() => chooseLanguage('en'))
})

const car = { id: 'C1', make: 'Tesla', model: 'Model 3', year: 2024, lastOdometerReading: 48_210 }
const rental = (fuel: string, more: object = {}) =>
  ({
    orderId: 'O1',
    carId: 'C1',
    kind: 'start',
    rentalStatus: 85,
    rentalTitle: 'Vehicle not picked up yet',
    rentalDescription: '',
    allowedActions: [],
    dates: { start: '2026-12-01T09:00', end: '2027-01-05T09:00' },
    car: { ...car, fuel },
    ...more,
  }) as unknown as KeysFormProps['rental']

async function open(children: ReactNode) {
  const routeTree = createRootRoute({ component: () => children })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findAllByRole('heading')
}

const form = (fuel: string, mode: 'get' | 'return' = 'return') => (
  <KeysForm
    rental={rental(fuel)}
    old={undefined}
    mode={mode}
    guidelines={{ checkpoints: [], inspections: [], due: [] }}
    zone={undefined}
    money={undefined}
    draft="keys:O1:return"
    refusal={undefined}
    onSend={() => {}}
    onArrive={undefined}
    isArriving={false}
  />
)

it('an odometer below the last reading is told when its field is left', async () => {
  await open(form('gas'))
  const field = await screen.findByRole('textbox', { name: /Miles on the dash/ })
  fireEvent.change(field, { target: { value: '48,000' } })
  expect(screen.queryByText('The value must be 48210 or more')).toBeNull()
  fireEvent.blur(field)
  expect(screen.getByText('The value must be 48210 or more')).toBeTruthy()
  fireEvent.change(field, { target: { value: '48,300' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('an electric car is asked for its charge in percent, any other one for eighths of gas', async () => {
  await open(form('hybrid'))
  expect(await screen.findAllByRole('radio')).toHaveLength(9)
  expect(screen.queryByRole('textbox', { name: /Charge of the battery/ })).toBeNull()
  cleanup()
  await open(form('electric'))
  const field = await screen.findByRole('textbox', { name: /Charge of the battery/ })
  expect(screen.queryAllByRole('radio')).toEqual([])
  fireEvent.change(field, { target: { value: '120' } })
  fireEvent.blur(field)
  expect(screen.getByText('The value must be 100 or less')).toBeTruthy()
})

it('nothing is red before one tries to go on from it', async () => {
  await open(form('gas', 'get'))
  // The head stands before what lies on the device has been read, and the form only after it.
  await screen.findByRole('button', { name: 'Use my location' })
  const goOn = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  // The walk cannot be left without a location; the readings come two steps later.
  goOn()
  const getCurrentPosition = (told: PositionCallback) =>
    told({
      coords: { latitude: 37.8, longitude: -122.27, accuracy: 9 },
      timestamp: Date.now(),
    } as GeolocationPosition)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, language: 'en' })
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await screen.findByText('Found')
  vi.unstubAllGlobals()
  vi.stubGlobal('scrollTo', () => {})
  goOn()
  goOn()
  await screen.findByRole('textbox', { name: /Miles on the dash/ })
  expect(screen.queryAllByText('Field is Required')).toEqual([])
  goOn()
  expect(screen.queryAllByText('Field is Required').length).toBeGreaterThan(0)
})

it('a visit without an appointment says when the rental ends', async () => {
  await open(form('gas'))
  const day = await screen.findByText('Rental ends')
  expect(day.nextSibling?.textContent).toContain('5 Jan 2027')
  expect(screen.queryByText('Appointment')).toBeNull()
})

const onItsWay = (more: object) => (
  <AfterVisit
    rental={rental('gas', more)}
    money={undefined}
    zone={undefined}
    sent={undefined}
    refusal={undefined}
  >
    <p>Sending</p>
  </AfterVisit>
)

it.each([
  ['en', 86, 'Return your keys'],
  ['en', 92, 'Return your keys'],
  ['es', 92, 'Devuelve tus llaves'],
  ['en', 85, 'Get your keys'],
  ['es', 85, 'Recibe tus llaves'],
])(
  'while keys are on their way the head and the title say which: %s, %i',
  async (lang, rentalStatus, title) => {
    act(() => chooseLanguage(lang))
    await open(onItsWay({ rentalStatus }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toContain(title)
  },
)
