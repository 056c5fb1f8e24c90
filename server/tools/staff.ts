import { runStaffTool } from './staff-tool.ts'

process.exitCode = await runStaffTool(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
