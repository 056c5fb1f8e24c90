import { mayDo } from '#protocol/core/rights.ts'
import { sightRights } from '#protocol/staff-rights.ts'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../platform/audit/audit.ts'
import { parseAvatarName } from '../../platform/uploads/avatar-files.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Services, SignedIn } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { bearerOf } from '../../platform/auth/token-of.ts'

/** Whatever an uploaded file may hold, a browser that opens it as a page runs and loads nothing. */
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const nosniff = ['X-Content-Type-Options', 'nosniff'] as const

/** Papers about a person, and pictures of accidents with papers of others in them. */
const personal = ['license', 'insurance', 'help', 'contract']

declare module '../../platform/api/context.ts' {
  interface Questions {
    /** Whether a photo of a job's thread stands in what its reader may read of it. */
    opensThreadPicture: (
      db: Db,
      picture: { fileId: string; jobId: string },
      user: SignedIn,
    ) => Promise<boolean>
    /** Whether staff read it in an open report. */
    opensReportedPicture: (db: Db, fileId: string, user: SignedIn) => Promise<boolean>
  }
}

/** Its owner and staff with the right; and the renter of the order that it is part of: a fine's paper, a reply's picture; a job's photos, whoever sees it. */
async function mayOpen(
  { db, ask }: Services,
  file: Selectable<Schema['stored_file']>,
  user: SignedIn,
): Promise<boolean> {
  if (file.owner_id === user.id) return true
  if (file.thread_job_id !== null) {
    // What two members show each other is for them, and for who looks into a report on one of them.
    if (await ask.opensThreadPicture(db, { fileId: file.id, jobId: file.thread_job_id }, user))
      return true
    return (
      mayDo(user.rights, sightRights.reportedPictures) &&
      ask.opensReportedPicture(db, file.id, user)
    )
  }
  // Papers of people are for who decides on them (docs/product/staff.md#rights).
  if (user.staff && file.purpose === 'claim')
    return mayDo(user.rights, sightRights.claims) || mayDo(user.rights, sightRights.papers)
  if (user.staff) return !personal.includes(file.purpose) || mayDo(user.rights, sightRights.papers)
  if (file.job_id) return seesJob(db, file.job_id, user)
  if (!file.order_id) return false
  const own = await db
    .selectFrom('rental_order')
    .select('id')
    .where('id', '=', file.order_id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return own !== undefined
}

/** The photos of a job are for everybody who sees it (docs/product/jobs.md#rights). */
async function seesJob(db: Db, jobId: string, user: SignedIn): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`
    select true as sees from jobs_seen_by(${user.id}, false) j where j.id = ${jobId}`.execute(db)
  return rows[0]?.sees === true
}

/** Staff who open somebody's papers are written to the audit log first; without the line, no paper. */
async function writeDown(
  { db, clock }: Services,
  file: Selectable<Schema['stored_file']>,
  user: SignedIn,
): Promise<void> {
  if (!personal.includes(file.purpose)) return
  const about = { driver: file.driver_id, order: file.order_id, owner: file.owner_id }
  await audit(db, user.id, clock(), 'file opened', file.id, { kind: file.purpose, ...about })
}

/**
 * Uploaded files: only for their owner and the staff, never cached, never sniffed (docs/product/app.md#files).
 * The browser fetches them with its session header and shows them from memory.
 */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const token = bearerOf(request)
    const user = token ? await services.findCaller(services.db, token, services.clock()) : undefined
    if (!user) throw new Problem(401, texts.signInFirst)
    const file = await services.db
      .selectFrom('stored_file')
      .selectAll()
      .where('id', '=', request.params.id)
      .executeTakeFirst()
    if (!file || !(await mayOpen(services, file, user))) throw new Problem(404, texts.notFound)
    const stored = await services.files.stored(file.id)
    if (!stored) throw new Problem(404, texts.notFound)
    if (user.staff && user.id !== file.owner_id && request.method === 'GET')
      await writeDown(services, file, user)
    return reply
      .type(file.content_type)
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', sandbox)
      .header(...nosniff)
      .headers(file.is_drawn ? { 'X-Drawing': '1' } : {})
      .header('Content-Disposition', 'inline')
      .header('Content-Length', stored.size)
      .send(stored.stream())
  })

  app.get<{ Params: { name: string } }>('/files/avatars/:name', async (request, reply) => {
    const file = parseAvatarName(request.params.name)
    const bytes = file && (await services.files.read(file))
    if (!bytes) throw new Problem(404, texts.notFound)
    return reply
      .type('image/webp')
      .header('Cache-Control', 'private, max-age=604800, immutable')
      .header('Content-Security-Policy', sandbox)
      .header(...nosniff)
      .send(bytes)
  })
}
