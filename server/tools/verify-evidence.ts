import { runVerifyEvidence } from './verify-evidence-tool.ts'

process.exitCode = await runVerifyEvidence(
  process.argv.slice(2),
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
