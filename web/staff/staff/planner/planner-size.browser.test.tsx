import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answers, calendarOf, carOf, luz } from '#testing/screens/made-planner.ts'
import { desk, openScreen, settled } from '#testing/screens/open-screen.tsx'

test('of 1,500 cars and 60 days only what is on the screen is in the page, wherever it is scrolled', async () => {
  const week = (at: number) => `2026-12-${String(1 + at * 4).padStart(2, '0')}T10:00`
  const busy = (id: number) =>
    carOf(`${id}`, {
      bars: [0, 1, 2, 3, 4, 5].map((at) => ({
        ...luz,
        id: `${id} ${at}`,
        start: week(at),
        end: week(at).replace('T10', 'T22'),
        gapEnd: week(at).replace('T10:00', 'T23:30'),
      })),
    })
  const staffCalendar = ({ skip = '0', limit = '100' }: Record<string, string>) =>
    calendarOf(
      Array.from({ length: Math.min(Number(limit), 1_500 - Number(skip)) }, (_, at) =>
        busy(Number(skip) + at),
      ),
      { days: 60, total: 1_500 },
    )
  await openScreen(
    '/staff?view=planner',
    { ...answers, staffCalendar },
    { signedIn: true, otherwiseLeast: true, size: desk },
  )
  await settled()
  const grid = page.getByRole('grid').element()
  expect(grid.getAttribute('aria-rowcount')).toBe('1501')
  const most: number[] = []
  for (const row of [0, 3, 400, 1_490]) {
    grid.scrollTo({ top: row * 52, left: row })
    await expect
      .element(
        page
          .getByRole('rowheader', { name: `Toyota ${Math.min(row + 3, 1_499)}`, exact: false })
          .first(),
      )
      .toBeInTheDocument()
    most.push(document.querySelectorAll('*').length)
  }
  expect(Math.max(...most)).toBeLessThan(2_500)
})
