import { expect, test } from 'vitest'
import { buildUser } from '#testing/factories.ts'
import { fetchPaper } from '#testing/papers.ts'
import { testServer } from '#testing/server.ts'

test.each([
  ['GET', '/api/receipt?start=NONE'],
  ['POST', '/api/contract/NONE'],
  ['GET', '/api/evidence?order=NONE'],
] as const)(
  'one person asks for twenty papers in ten minutes at most, by %s %s too',
  async (method, url) => {
    const server = await testServer()
    server.services.config.rateLimits = true
    try {
      const [person, other] = [await buildUser(server), await buildUser(server)]
      for (let count = 0; count < 20; count++)
        expect((await fetchPaper(server, method, url, person)).http).toBe(404)
      const refused = await fetchPaper(server, method, url, person)
      expect([refused.http, Number(refused.headers['retry-after'])]).toEqual([429, 600])
      // All kinds are counted together, and each person alone.
      expect((await fetchPaper(server, 'GET', '/api/receipt?start=NONE', person)).http).toBe(429)
      expect((await fetchPaper(server, method, url, other)).http).toBe(404)
      server.passMinutes(11)
      expect((await fetchPaper(server, method, url, person)).http).toBe(404)
    } finally {
      server.services.config.rateLimits = false
    }
  },
)
