/** Address of a new PostgreSQL database, empty or a copy of `template`, in the cluster that the run has started. */
export async function newPostgresDatabase(template = 'template1'): Promise<string> {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run through `npm test`')
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}
