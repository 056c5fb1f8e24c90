import { startPostgresCluster } from '#testing/postgres-cluster.ts'

/* A PostgreSQL for all questions of one run: says its URL and ends when nobody writes to it any more. */
const cluster = await startPostgresCluster()
console.log(cluster.url)
process.stdin.resume().once('end', () => void cluster.stop())
