import { expect, it, vi } from 'vitest'
import { routes } from '#web/core/routing/routes.ts'
import { router } from '#web/app/router.tsx'

vi.stubGlobal('scrollTo', () => {})

it('an edit without a job is no job but an unknown page', async () => {
  router.history.push('/jobs/edit')
  await router.load()
  expect(router.state.location.pathname).toBe(routes.notFound)
})

it.each(['/jobs/edit/17', '/jobs/17', '/jobs/create'])('%s asks who comes first', async (path) => {
  router.history.push(path)
  await router.load()
  expect(router.state.location.pathname).toBe(routes.welcome)
})
