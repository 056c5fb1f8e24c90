import { Resolver } from 'node:dns/promises'
import { createInterface } from 'node:readline/promises'
import { runDoctor } from './doctor/doctor-tool.ts'

const resolver = new Resolver({ timeout: 2000, tries: 2 })

/** The answer to a question; the end of the input is a no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve('n'))
  })
  try {
    return /^\s*[ys]/i.test(await Promise.race([terminal.question(question), closed]))
  } finally {
    terminal.close()
  }
}

// Who reads along may have seen enough.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

process.exitCode = await runDoctor(
  process.argv.slice(2),
  process.env,
  {
    now: () => new Date(),
    txt: (name) => resolver.resolveTxt(name),
    soa: (name) => resolver.resolveSoa(name),
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
  },
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
// What nobody waits for any more keeps no process.
resolver.cancel()
