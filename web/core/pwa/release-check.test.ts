import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  document.head.innerHTML = ''
})

// @4.4-release-check @7-version-file @9-version-poll
it('asks for the version file with a timestamp every 30 seconds', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'https://cars.example'))
    return Response.json({ release: 'r1' })
  })
  vi.stubEnv('DEV', false)
  document.head.innerHTML = '<meta name="release" content="r1">'
  const begun = new Date('2026-11-20T18:00:00Z').getTime()
  vi.useFakeTimers({ now: begun })
  const { runningRelease, waitingRelease, watchReleases } = await import('./release-check.ts')
  expect(runningRelease()).toBe('r1')
  watchReleases()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('t')])).toEqual([
    ['/version.json', String(begun + 30_000)],
    ['/version.json', String(begun + 60_000)],
  ])
  expect(waitingRelease.get()).toBeUndefined()
})
