import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseLanguage } from '#web/core/i18n.ts'
import { dutyTime } from './duty-time.ts'
import { dashboardMessages } from './messages.ts'

const duty = (code: string, state?: 'open' | 'overdue', dueAt?: string) => ({
  code,
  title: '',
  route: 'dashboard',
  query: {},
  ...(state && { state }),
  ...(dueAt && { dueAt }),
})

const spanish = (...facts: Parameters<typeof duty>) =>
  dutyTime(duty(...facts), 'America/Los_Angeles', dashboardMessages.es)

beforeEach(() => chooseLanguage('es'))
afterEach(() => chooseLanguage('en'))

test('what is late was due, what is not is due, and a visit or what has ended only names its time', () => {
  const at = '2026-11-23T18:00:00Z'
  expect(spanish('weeklyInspection', 'open', at)).toBe('Para el lun 23 nov 2026, 10:00')
  expect(spanish('weeklyInspection', 'overdue', at)).toBe('Venció el lun 23 nov 2026, 10:00')
  expect(spanish('maintenanceDue', 'overdue', '2026-11-23')).toBe('Venció el lun 23 nov 2026')
  expect(spanish('return', undefined, '2026-11-23T10:00')).toBe('lun 23 nov 2026, 10:00')
  expect(spanish('licenseOver', 'overdue', '2026-11-23')).toBe('lun 23 nov 2026')
  expect(spanish('changes')).toBeUndefined()
  chooseLanguage('en')
  const english = dutyTime(duty('weeklyInspection', 'overdue', at), 'UTC', dashboardMessages.en)
  expect(english).toBe('Was due Mon 23 Nov 2026, 18:00')
})
