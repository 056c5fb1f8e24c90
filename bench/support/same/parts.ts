import type { Command } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { documentStories } from '#testing/decisions/documents.ts'
import { rentalStories } from '#testing/decisions/rentals.ts'
import { staffStories } from '#testing/decisions/staff-actions.ts'
import { buildUser } from '#testing/factories.ts'
import { type TestServer, testNow } from '#testing/server.ts'
import { readDemo } from './demo-reads.ts'
import { samples } from './samples.ts'
import * as walks from './walks.ts'
import * as ofPeople from './stories-of-people.ts'
import * as ofRentals from './stories-of-rentals.ts'

/** Each on a copy of the demo of its own, the clock at the tests' moment. */
export const parts: Record<string, (server: TestServer) => Promise<void>> = {
  demo: readDemo,
  samples,
  'staff actions': async (server) => {
    const staff = await buildUser(server, { staff: true })
    for (const [name, story] of Object.entries(staffStories)) {
      server.setNow(testNow)
      const fields = await story(server, staff)
      server.passMinutes(1)
      const operation = operations[name as ObjectType] as Command
      await decideAsSeen(server, server.as(staff.token), operation, fields as never)
      await server.as(staff.token).read(operations.staffAudit, {})
    }
  },
  decisions: async (server) => {
    const staff = await buildUser(server, { staff: true })
    for (const story of Object.values({ ...rentalStories, ...documentStories })) {
      server.setNow(testNow)
      const { listed, change, operation, decision } = await story(server, staff)
      const seen = await listed()
      await change()
      const fields = { ...decision, version: seen?.version } as never
      await server.as(staff.token).send(operation, fields)
      await decideAsSeen(server, server.as(staff.token), operation, decision as never)
    }
  },
  ...ofPeople,
  ...ofRentals,
  'walk of rentals': async (server) => {
    for (const seed of [1, 2]) await walks.rentals(reset(server), seed, 110)
  },
  'walk of the community': (server) => walks.community(server, 4, 90),
  'walk of jobs': (server) => walks.jobs(server, 5, 160),
  'walk of relocations': (server) => walks.relocations(server, 6, 4),
}

function reset(server: TestServer): TestServer {
  server.setNow(testNow)
  return server
}
