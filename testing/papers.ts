import type { TestUser } from './factories.ts'
import type { TestServer } from './server.ts'

/** Downloads a paper as its screen does: the session as a header, the language as a field. */
export async function fetchPaper(
  server: TestServer,
  method: 'GET' | 'POST',
  url: string,
  user?: TestUser,
  lang = 'en',
) {
  const post =
    method === 'POST'
      ? { payload: `lang=${lang}`, type: { 'content-type': 'application/x-www-form-urlencoded' } }
      : { type: {} }
  const response = await server.app.inject({
    method,
    url: method === 'GET' ? `${url}&lang=${lang}` : url,
    headers: { ...(user ? { authorization: `Bearer ${user.token}` } : {}), ...post.type },
    ...('payload' in post ? { payload: post.payload } : {}),
  })
  return { http: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}
