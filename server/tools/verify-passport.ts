import { runVerifyPassport } from './verify-passport-tool.ts'

process.exitCode = await runVerifyPassport(
  process.argv.slice(2),
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
