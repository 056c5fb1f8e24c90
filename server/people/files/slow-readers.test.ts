import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testServer } from '#testing/server.ts'

const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is held, in bytes; when an engine collects what is not is its own business. */
function heldBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}

test('clients that request large files and do not read them fill no memory', async () => {
  const { services } = await testServer()
  const server = await serverOn({ db: services.db })
  onTestFinished(async () => {
    // A connection that is kept alive would be waited for, more than a minute.
    server.app.server.closeAllConnections()
    await server.app.close()
  })
  const user = await buildUser(server)
  const file = { id: 'LARGELARGE234567', owner_id: user.id, purpose: 'license' } as const
  const size = 12 * megabyte
  await server.services.files.write(file.id, Buffer.alloc(size, 'x'))
  const stored = { ...file, content_type: 'image/webp', byte_size: size }
  await services.db.insertInto('stored_file').values(stored).execute()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo

  const before = heldBytes()
  for (let reader = 0; reader < 30; reader += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    onTestFinished(() => {
      socket.destroy()
    })
    socket.write(
      `GET /files/${file.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${user.token}\r\n\r\n`,
    )
    // The head of the answer has come; nothing more is read.
    await once(socket, 'readable')
  }
  expect((heldBytes() - before) / megabyte).toBeLessThan(60)

  const whole = await fetch(`http://127.0.0.1:${port}/files/${file.id}`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(whole.headers.get('content-length')).toBe(String(size))
  expect((await whole.arrayBuffer()).byteLength).toBe(size)
})
