import { runSigningKeyTool } from './signing-key-tool.ts'

process.exitCode = await runSigningKeyTool(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
