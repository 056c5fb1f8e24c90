import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'
import { DisputePack, disputePackMessages } from './dispute-pack.tsx'

const words = disputePackMessages.en

let answer: () => Response
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(cleanup)

async function press(): Promise<void> {
  render(
    <>
      <DisputePack order="o1" />
      <ToastRegion />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: words.download }))
}

it('says why the server refuses, in its own sentence, and can be pressed again', async () => {
  const message = 'This is your own. A colleague has to decide it.'
  answer = () => Response.json({ status: 0, message }, { status: 403 })
  await press()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: words.download }).ariaDisabled).not.toBe('true')
})

it('says that it failed when what is in between says something', async () => {
  answer = () => new Response('<html>Bad gateway</html>', { status: 502 })
  await press()
  expect(await screen.findByText(words.failed)).toBeTruthy()
})
