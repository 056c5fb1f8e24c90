import { startServer } from '#testing/built-server.ts'

/*
 * How long reads take while 64 connections ask at once (budget: p99 at most 150 ms on two cores,
 * no errors). Compare runs of one machine with each other, never with another machine's.
 */

const connections = 64
const rounds = 25

const at = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`
const dates = { start: at(5), end: at(40) }

const questions: Record<string, Record<string, string>> = {
  home: { objectType: 'home' },
  'cars of an area': { objectType: 'cars', area: '1', ...dates },
  'cars with filters': {
    objectType: 'cars',
    area: '2',
    subtypes: 'suv',
    features: 'bluetooth',
    ...dates,
  },
  'one car': { objectType: 'cars', car: 'car-007', ...dates },
}

const server = await startServer({ LOG_LEVEL: 'error' })
try {
  for (const [name, fields] of Object.entries(questions)) {
    const url = `${server.url}/api?${new URLSearchParams(fields)}`
    const times: number[] = []
    let errors = 0
    const ask = async () => {
      for (let round = 0; round < rounds; round++) {
        const before = performance.now()
        const response = await fetch(url)
        await response.text()
        if (!response.ok) errors++
        times.push(performance.now() - before)
      }
    }
    await Promise.all(Array.from({ length: connections }, ask))
    const sorted = times.toSorted((a, b) => a - b)
    const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    console.log(
      `${name}: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, errors ${errors} of ${times.length}`,
    )
  }
} finally {
  await server.stop()
}
