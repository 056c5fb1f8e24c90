import { runVerifyEvidence } from './verify-evidence-tool.ts'

process.exitCode = runVerifyEvidence(
  process.argv.slice(2),
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
