import { runRestoreTool } from './restore-tool.ts'

process.exitCode = await runRestoreTool(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
