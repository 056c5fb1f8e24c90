import { runBackupTool } from './backup-tool.ts'

process.exitCode = await runBackupTool(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  (line) => process.stderr.write(`${line}\n`),
)
