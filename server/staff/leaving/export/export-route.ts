import type { FastifyInstance } from 'fastify'
import { requireCaller } from '../../../platform/api/require-caller.ts'
import type { Services } from '../../../platform/api/context.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import { newestExport } from './account-export.ts'

/** The caller's own ZIP, as long as it is kept; the file never has an address that names a person. */
export function registerExports(app: FastifyInstance, services: Services): void {
  app.get('/api/export', async (request, reply) => {
    const user = await requireCaller(services, request)
    const row = await newestExport(services.db, user.id, services.clock())
    const stored = row?.ready_at ? await services.files.stored(row.id) : undefined
    if (!stored) throw new Problem(404, texts.notFound)
    return reply
      .type('application/zip')
      .header('Cache-Control', 'no-store')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Disposition', 'attachment; filename="my-data.zip"')
      .header('Content-Length', stored.size)
      .send(stored.stream())
  })
}
