import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { profileMessages } from './messages.ts'
import { useSavePicture } from './use-save-picture.ts'

const words = profileMessages.en

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ status: 1 })))
afterEach(cleanup)

it('says that a picture is removed, and not that one is saved', async () => {
  const { result } = renderHook(() => useSavePicture(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(await result.current(undefined)).toBe(true)
  expect(toasts.get().at(-1)?.text).toBe(words.pictureRemoved)
})
