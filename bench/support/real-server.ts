import { startServer } from '#testing/built-server.ts'

/**
 * The built server as it runs for people, on the given database, its log thrown away.
 * @param flags of Node, as `--cpu-prof`
 */
export async function realServer(databaseUrl: string, flags: string[] = []) {
  const server = await startServer(
    { DATABASE_URL: databaseUrl, SEED_DEMO: '0', TEST_CLOCK: '0', DEV_PAGES: '0' },
    { flags, isLogKept: false },
  )
  return {
    url: server.url,
    stop: () => server.stop(),
    /** Its memory in megabytes, and the processor time that it has used, in milliseconds, as it says itself. */
    async usage(): Promise<{ megabytes: number; cpuMs: number }> {
      const text = await (await fetch(`${server.url}/metrics`)).text()
      const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
      return {
        megabytes: Math.round(of('process_resident_memory_bytes') / 1_048_576),
        cpuMs: of('process_cpu_seconds_total') * 1000,
      }
    },
  }
}
