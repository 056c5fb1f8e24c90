import type { LookupFunction } from 'node:net'
import { type Change, eachIsSeen, type Place } from '#testing/doctor/broken.ts'
import { proxyTo, secureServer } from '#testing/doctor/servers.ts'
import { host, validCertificate } from '#testing/doctor/set-up.ts'
import { freePort } from '#testing/free-port.ts'
import { serverOn } from '#testing/server.ts'

/** Another server at PUBLIC_URL; without an answer of its own, the proxy of the healthy one. */
async function answeredBy(
  { direct, after }: Pick<Place, 'direct' | 'after'>,
  certificate = validCertificate(),
  answer = proxyTo(() => Number(new URL(direct).port)),
  isBelieved = true,
): Promise<Change> {
  const server = await secureServer(certificate, answer)
  after(() => server.close())
  return {
    env: { PUBLIC_URL: `https://${host}:${server.port}` },
    outside: { authorities: isBelieved ? [certificate.cert] : [] },
  }
}

/** A server of the same database that was started with other settings. */
async function startedWith(place: Place, settings: Record<string, string>): Promise<Change> {
  const { app } = await serverOn(place, { ...place.env, ...settings })
  const direct = await app.listen({ port: 0, host: '127.0.0.1' })
  place.after(() => app.close())
  return answeredBy({ direct, after: place.after })
}

const notFound: LookupFunction = (_host, _options, done) =>
  done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), '')

eachIsSeen([
  [
    'a public address without TLS',
    () => ({ env: { PUBLIC_URL: `http://${host}` } }),
    'FAILS      PUBLIC_URL: It is http',
    1,
  ],
  [
    'an address where nobody listens',
    async () => ({ env: { PUBLIC_URL: `https://${host}:${await freePort()}` } }),
    'FAILS      PUBLIC_URL: Nobody listens there',
    1,
  ],
  [
    'a certificate that is signed by itself',
    (place) => answeredBy(place, undefined, undefined, false),
    'FAILS      certificate: It is signed by itself',
    1,
  ],
  [
    'a certificate that has expired',
    (place) => answeredBy(place, validCertificate(host, -2)),
    'FAILS      certificate: It has expired',
    1,
  ],
  [
    'a certificate that soon expires',
    (place) => answeredBy(place, validCertificate(host, 5)),
    'advice     certificate: It is valid for 4 more days',
    0,
  ],
  [
    'a certificate for another name',
    (place) => answeredBy(place, validCertificate('other.example.com')),
    'FAILS      certificate: It is for another name',
    1,
  ],
  [
    'another program at the address',
    (place) => answeredBy(place, undefined, (_request, answer) => answer.end('<h1>It works</h1>')),
    'FAILS      PUBLIC_URL: Who answers there is not Tramo',
    1,
  ],
  [
    'an answer without an end',
    (place) => answeredBy(place, undefined, (_request, answer) => answer.end('x'.repeat(200_000))),
    'FAILS      PUBLIC_URL: Who answers there is not this server',
    1,
  ],
  [
    'a server of another database at the address',
    (place) =>
      answeredBy(place, undefined, (_request, answer) => answer.end('{"keys":[{"x":"another"}]}')),
    'FAILS      PUBLIC_URL: A server of another database answers there',
    1,
  ],
  [
    'a proxy that is not named',
    () => ({ env: { TRUST_PROXY: '' } }),
    'FAILS      TRUST_PROXY: A proxy stands before the server and is not named',
    1,
  ],
  [
    'everybody named as a proxy',
    () => ({ env: { TRUST_PROXY: '0.0.0.0/0' } }),
    'FAILS      TRUST_PROXY: It names every address',
    1,
  ],
  [
    'a server that believes addresses which a client made up',
    (place) => startedWith(place, { TRUST_PROXY: '127.0.0.1,198.51.100.0/24' }),
    'advice     TRUST_PROXY: The server believed an address that this machine made up',
    0,
  ],
  [
    'a server that was started for another address',
    (place) => startedWith(place, { PUBLIC_URL: `http://${host}` }),
    'advice     PUBLIC_URL: The server there does not know that it is https',
    0,
  ],
  [
    'a server whose database is away',
    (place) => {
      const pass = proxyTo(() => Number(new URL(place.direct).port))
      return answeredBy(place, undefined, (incoming, answer) => {
        if (incoming.url === '/readyz') answer.writeHead(503).end('{"status":"no database"}')
        else pass(incoming, answer)
      })
    },
    'FAILS      PUBLIC_URL: The server there has no database at this moment',
    1,
  ],
  [
    'an address that a DNS for this network alone does not know',
    () => ({ outside: { lookup: notFound, soa: async () => Promise.reject(new Error('no')) } }),
    'not tried  PUBLIC_URL: It does not answer this machine (ENOTFOUND)',
    0,
  ],
  [
    'an address that DNS does not know',
    () => ({ outside: { lookup: notFound } }),
    'FAILS      PUBLIC_URL: Its host has no address in DNS',
    1,
  ],
])
