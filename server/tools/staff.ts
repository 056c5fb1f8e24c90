import { isEmail } from '#domain/text/rules.ts'
import { BadConfig, readConfig } from '../config.ts'
import { openConfiguredDatabase } from '../core/open-database.ts'
import { changeStaff, listStaff, type StaffChange } from './staff-list.ts'

const usage = `Who may use /staff:
  npm run staff -- add EMAIL      puts a person on the list
  npm run staff -- remove EMAIL   takes a person off it
  npm run staff -- list           shows it`

/** A sentence for the person at the keyboard, not a fault of the program. */
class Misuse extends Error {}

type Task = { name: 'list' } | { name: StaffChange; email: string }

function taskOf([name, given, ...rest]: string[]): Task {
  if (name === 'list' && given === undefined) return { name }
  if ((name !== 'add' && name !== 'remove') || rest.length > 0) throw new Misuse(usage)
  const email = (given ?? '').trim().toLowerCase()
  if (email === '') throw new Misuse(`Say whose e-mail: npm run staff -- ${name} ana@example.com`)
  if (!isEmail(email)) throw new Misuse(`"${given}" is not an e-mail address.`)
  return { name, email }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const task = taskOf(process.argv.slice(2))
  // The list is small talk with the database; sample data is the server's business.
  const config = { ...readConfig(process.env), seedDemo: false }
  const database = await openConfiguredDatabase(config)
  try {
    if (task.name === 'list') {
      const emails = await listStaff(database.db)
      say(emails.length > 0 ? emails.join('\n') : 'Nobody is on the staff list yet.')
    } else {
      say(await changeStaff(database.db, task.name, task.email, new Date()))
    }
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof BadConfig) && !(error instanceof Misuse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
