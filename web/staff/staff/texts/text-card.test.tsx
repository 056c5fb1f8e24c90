import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuleText } from '#protocol/fleet/site/staff-rule-texts.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { TextCard } from './text-card.tsx'
import { textMessages } from './text-messages.ts'

const words = textMessages.en
const first: RuleText = {
  id: 'job-rides',
  en: 'Wear a seat belt.',
  es: 'Usa el cinturón.',
  changedAt: '2026-11-20T18:00:00.000Z',
  version: 'one',
}
const second: RuleText = { ...first, en: 'A colleague’s words.', version: 'two' }

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const card = (text: RuleText) => (
  <QueryClientProvider client={queryClient}>
    <TextCard text={text} />
  </QueryClientProvider>
)
const english = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^English/ })

it('shows what is typed as it will be read, and saves both languages of the version that was read', async () => {
  const sent: (string | null)[][] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const fields = init.body as URLSearchParams
    sent.push(['rule', 'version', 'en', 'es'].map((name) => fields.get(name)))
    return Response.json({ status: 1 })
  })
  render(card(first))
  fireEvent.change(english(), { target: { value: 'Line one.\nLine two.' } })
  expect(screen.getByText(/Line one\.\s+Line two\./, { selector: 'p' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: words.saveOf(words.names['job-rides']) }))
  await waitFor(() =>
    expect(sent).toEqual([['job-rides', 'one', 'Line one.\nLine two.', first.es]]),
  )
})

it('keeps what is typed when a colleague saved meanwhile, and shows theirs beside it', async () => {
  const { rerender } = render(card(first))
  fireEvent.change(english(), { target: { value: 'My own words of it.' } })
  rerender(card(second))
  expect((await screen.findByRole('status')).textContent).toContain(second.en)
  expect(english().value).toBe('My own words of it.')
  fireEvent.click(screen.getByRole('button', { name: words.takeTheirs }))
  expect(english().value).toBe(second.en)
  expect(screen.queryByRole('status')).toBeNull()
})

it('follows a new version while nothing is typed', async () => {
  const { rerender } = render(card(first))
  rerender(card(second))
  await waitFor(() => expect(english().value).toBe(second.en))
})
