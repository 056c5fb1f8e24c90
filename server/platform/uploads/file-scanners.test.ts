// @long @thorough
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { picture, svg } from '#testing/files/hostile-files.ts'
import { type Ask, scan, stopScanners, workOnFiles } from './file-scanners.ts'
import { mostPixels } from './pixel-budget.ts'

/** The inspecting processes that this one has started. */
const processes = () =>
  execFileSync('ps', ['-eo', 'ppid=,pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(
      ([parent, , state, ...args]) =>
        parent === String(process.pid) &&
        !state?.startsWith('Z') &&
        args.join(' ').includes('file-scan/program.mjs'),
    )
    .map(([, pid]) => String(pid))

const drawnForMinutes = svg(
  `<filter id="f"><feTurbulence numOctaves="1000"/><feGaussianBlur stdDeviation="500"/>${'<feMorphology radius="400"/>'.repeat(50)}</filter><rect width="4000" height="4000" filter="url(#f)"/>`,
  '',
  'width="6000" height="6000"',
)
/** Each part of it is as large as the whole drawing, and all are kept until the end. */
const takesAGigabyte = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${Array.from({ length: 70 }, (_none, part) => `<feFlood result="r${part}"/>`).join('')}</filter><rect width="7000" height="7000" filter="url(#f)"/>`,
  '',
  'width="7000" height="7000"',
)
const look = async (ask: Ask, bytes: Uint8Array) => ask({ look: bytes, mostPixels })
const draw = (ask: Ask) =>
  ask({ draw: [{ width: 2048, height: 2048, fit: 'inside' as const }], mostPixels })

/** Work that lasts until it is told to end. */
function held() {
  let end = () => {}
  let start = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const work = () => {
    start()
    return done
  }
  return { work, started, end }
}

afterEach(stopScanners)

describe('the processes that look into files', () => {
  it('are told what a file is, and draw it', async () => {
    const bytes = await picture(40, 30).png().toBuffer()
    const answers = await scan('ana', async (ask) => [await look(ask, bytes), await draw(ask)])
    expect(answers).toMatchObject([
      { kind: 'picture', pixels: 1200, isVector: false },
      [{ length: expect.any(Number) }],
    ])
  })

  it('are ended when a file takes too long, and the next file finds another', async () => {
    const bytes = await picture().png().toBuffer()
    await scan('ana', (ask) => look(ask, bytes))
    const [first] = processes()
    const answers = await scan('ana', async (ask) => [
      await look(ask, drawnForMinutes),
      await draw(ask),
      await look(ask, bytes),
    ])
    expect(answers).toEqual([
      { kind: 'picture', pixels: 36_000_000, isVector: true },
      undefined,
      undefined,
    ])
    expect(processes()).not.toContain(first)
    expect(await scan('ana', (ask) => look(ask, bytes))).toMatchObject({ kind: 'picture' })
  })

  it('end when a file takes too much memory, and the next file finds another', async () => {
    const bytes = await picture().png().toBuffer()
    await scan('gus', (ask) => look(ask, bytes))
    const [first] = processes()
    const before = workOnFiles.spentOn('gus', performance.now())
    const answers = await scan('gus', async (ask) => [
      await look(ask, takesAGigabyte),
      await draw(ask),
    ])
    expect(answers).toEqual([{ kind: 'picture', pixels: 49_000_000, isVector: true }, undefined])
    expect(workOnFiles.spentOn('gus', performance.now())).toBeGreaterThan(before)
    expect(await scan('gus', (ask) => look(ask, bytes))).toMatchObject({ kind: 'picture' })
    expect(processes()).not.toContain(first)
  })

  it('serve one file after the other, and are given nothing of ours', async () => {
    process.env.TRAMO_TEST_SECRET = 'not for them'
    const bytes = await picture().png().toBuffer()
    await scan('ana', (ask) => look(ask, bytes))
    const [first] = processes()
    await scan('ben', (ask) => look(ask, bytes))
    delete process.env.TRAMO_TEST_SECRET
    expect(processes()).toEqual([first])
    if (process.platform !== 'linux') return
    const environment = readFileSync(`/proc/${first}/environ`, 'utf8')
    expect(
      environment.split('\0').filter((line) => line && !line.startsWith('NODE_CHANNEL')),
    ).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')(
    'are not ended because the machine has no time for them',
    async () => {
      const bytes = await picture().png().toBuffer()
      const seen = await scan('ana', async (ask) => {
        const pid = Number(processes()[0])
        process.kill(pid, 'SIGSTOP')
        const looking = look(ask, bytes)
        await sleep(5_000)
        process.kill(pid, 'SIGCONT')
        return looking
      })
      expect(seen).toMatchObject({ kind: 'picture' })
    },
  )

  it('are gone when the server is', async () => {
    const bytes = await picture().png().toBuffer()
    await scan('ana', (ask) => look(ask, bytes))
    const [one] = processes()
    stopScanners()
    await expect.poll(processes, { timeout: 60_000 }).not.toContain(one)
  })
})

describe('whose turn it is', () => {
  it('is one file’s of a person at a time, and somebody else’s meanwhile', async () => {
    const order: string[] = []
    const first = held()
    const one = scan('ana', first.work)
    const next = scan('ana', async () => void order.push('second of Ana'))
    const third = scan('ana', async () => void order.push('third of Ana'))
    await first.started
    await scan('ben', async () => void order.push('Ben'))
    await scan('ben', async () => void order.push('Ben again'))
    first.end()
    await Promise.all([one, next, third])
    expect(order).toEqual(['Ben', 'Ben again', 'second of Ana', 'third of Ana'])
  })

  it('is somebody else’s before one person’s next file', async () => {
    const order: string[] = []
    const [ana, cleo] = [held(), held()]
    const work = [
      scan('ana', ana.work),
      scan('cleo', cleo.work),
      scan('ana', async () => void order.push('second of Ana')),
    ]
    const other = scan('ben', async () => void order.push('Ben'))
    await Promise.all([ana.started, cleo.started])
    ana.end()
    await other
    cleo.end()
    await Promise.all(work)
    expect(order).toEqual(['Ben', 'second of Ana'])
  })

  it('comes to eight files of one person; the next is asked to come back, and others are not', async () => {
    const first = held()
    const work = [scan('ana', first.work)]
    for (let count = 0; count < 8; count++) work.push(scan('ana', async () => {}))
    await expect(scan('ana', async () => {})).rejects.toMatchObject({ status: 429 })
    work.push(scan('ben', async () => {}))
    first.end()
    await Promise.all(work)
  })
})

describe('how long a person’s files are worked on in an hour', () => {
  it('counts what a file took that was ended, and one that was fine', async () => {
    const bytes = await picture(2000, 2000).png().toBuffer()
    const spent = () => workOnFiles.spentOn('dora', performance.now())
    expect(spent()).toBe(0)
    await scan('dora', async (ask) => [await look(ask, bytes), await draw(ask)])
    const fine = spent()
    expect(fine).toBeGreaterThan(0)
    await scan('dora', async (ask) => [await look(ask, drawnForMinutes), await draw(ask)])
    expect(spent() - fine).toBeGreaterThanOrEqual(4_000)
  })

  it('has an end: then that person is asked to come back, also with a file that waits, and others are not', async () => {
    const first = held()
    const work = scan('ella', first.work)
    const waits = scan('ella', async () => 'looked into')
    await first.started
    for (let file = 0; file < 30; file++) workOnFiles.spend('ella', 4_000, performance.now())
    await expect(scan('ella', async () => {})).rejects.toMatchObject({ status: 429 })
    first.end()
    await work
    await expect(waits).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    })
    expect(await scan('ben', async () => 'looked into')).toBe('looked into')
  })
})
