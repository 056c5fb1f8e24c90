import type { AddressInfo } from 'node:net'
import OpenAPIClientAxios from 'openapi-client-axios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { openApiDocument, toEndpoint } from './openapi.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  const { services } = await testServer()
  server = await serverOn({ db: services.db })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.app.close())

/** A client with a method for each operation, made from what the server says of itself. */
async function generatedClient(token?: string) {
  const api = new OpenAPIClientAxios({
    definition: `${url}/api/openapi.json`,
    withServer: { url },
    axiosConfigDefaults: {
      validateStatus: () => true,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    },
  })
  return api.init()
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

// @7-every-objecttype
it('a client made from the description has a method for each operation', async () => {
  const client = await generatedClient()
  const methods = Object.keys(operations).filter((name) => typeof client[name] === 'function')
  expect(methods).toEqual(Object.keys(operations))
})

it('a client made from the description reads, books and is refused as the app is', async () => {
  const user = await buildUser(server)
  const car = await buildCar(server)
  const visitor = await generatedClient()
  const found = await visitor.cars?.({ area: '1', ...trip })
  expect(found?.data.cars).toContainEqual(expect.objectContaining({ id: car }))
  expect((await visitor.userInfo?.())?.status).toBe(401)

  const client = await generatedClient(user.token)
  const booked = await client.submitBooking?.({}, form({ car, ...trip }))
  expect(booked?.data).toMatchObject({ status: 1, orderId: expect.any(String) })
  const read = await client.orderHistory?.({ order: booked?.data.orderId })
  expect(read?.data.rental).toMatchObject({ orderId: booked?.data.orderId })
  expect((await client.submitBooking?.({}, form({ car: 'LOST', ...trip })))?.data).toMatchObject({
    status: 0,
    message: expect.any(String),
  })
  // One name, two operations: the list of cars to change to, and the change.
  const change = { order: String(booked?.data.orderId), car }
  expect((await client.carChange?.(change))?.data.status).toBeDefined()
  expect((await client.carChangeByCar?.({}, form(change)))?.data.message).toEqual(
    expect.any(String),
  )
})

it('every operation is named by its objectType, queries and commands', () => {
  const { paths } = openApiDocument()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const wanted = (Object.values(operations) as Operation[]).map(({ name, kind, objectType }) =>
    kind === 'query'
      ? `get /api/operations/${objectType ?? name}`
      : `post /api/operations/${name === 'carChangeByCar' ? 'carChange' : name}`,
  )
  expect(described.toSorted()).toEqual(wanted.toSorted())
})

it.each([
  ['/api/operations/home', '/api?objectType=home'],
  ['/api/operations/home?', '/api?objectType=home'],
  ['/api/operations/cars?area=1&objectType=home', '/api?objectType=cars&area=1&objectType=home'],
  ['/api/operations/', '/api/operations/'],
  ['/api/operations/jobs/J17', '/api?objectType=jobs/J17'],
  ['/api/operations/jobs/', '/api/operations/jobs/'],
  ['/api/operations/a/b', '/api/operations/a/b'],
  ['/api/operations/a%00', '/api/operations/a%00'],
  ['/api/operations/../../files/x', '/api/operations/../../files/x'],
  ['/x/api/operations/home', '/x/api/operations/home'],
  [`/api/operations/${'a'.repeat(41)}`, `/api/operations/${'a'.repeat(41)}`],
])('%s is %s', (address, endpoint) => {
  expect(toEndpoint(address)).toBe(endpoint)
})

it.each([
  '/api/operations/nothing',
  '/api/operations/constructor',
  '/api/operations/home?objectType=cars',
])('%s is refused with a sentence', async (address) => {
  const response = await server.app.inject(address)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 0, message: expect.any(String) })
})
