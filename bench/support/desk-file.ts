const mostMb = 80
const mostMs = 500

const megabytes = () => process.memoryUsage().rss / 1024 / 1024

/** Reads a file of a list as a browser takes it in; whether it begins soon and stays small in memory. */
export async function measureFile(
  { origin, token }: { origin: string; token: string },
  name: string,
): Promise<boolean> {
  const take = async () => {
    const before = performance.now()
    const response = await fetch(`${origin}/api/exports/${name}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    })
    if (!response.ok || !response.body) throw new Error(`${name} answered ${response.status}`)
    let first = 0
    let most = 0
    let lines = 0
    for await (const piece of response.body) {
      first ||= performance.now() - before
      most = Math.max(most, megabytes())
      for (const byte of piece) if (byte === 10) lines += 1
    }
    return { first, most, lines, all: performance.now() - before }
  }
  // The first one fills what stays.
  await take()
  globalThis.gc?.()
  const there = megabytes()
  const { first, most, lines, all } = await take()
  console.log(
    `\nA file of ${lines} ${name}: first bytes after ${first.toFixed(0)} ms, whole after ${(all / 1000).toFixed(1)} s, ${(most - there).toFixed(0)} MB more at most.`,
  )
  return first <= mostMs && most - there <= mostMb
}
