import { cleanLine } from '#domain/core/text/clean-text.ts'
import { isEmail } from '#domain/core/text/rules.ts'
import { BadConfig, readConfig } from '../config.ts'
import { openConfiguredDatabase } from '../app/open-database.ts'
import { Misuse } from './file-and-keys.ts'
import { changeStaff, listStaff, type StaffChange } from './staff-list.ts'

const usage = `Who may use /staff:
  npm run staff -- add EMAIL      puts a person on the list
  npm run staff -- remove EMAIL   takes a person off it
  npm run staff -- list           shows it
  npm run staff -- forget-passkeys EMAIL   for somebody who lost all of theirs`

type Task = { name: 'list' } | { name: StaffChange; email: string }

const isChange = (name: string | undefined): name is StaffChange =>
  name !== undefined && ['add', 'remove', 'forget-passkeys'].includes(name)

function taskOf([name, given, ...rest]: string[]): Task {
  if (name === 'list' && given === undefined) return { name }
  if (!isChange(name) || rest.length > 0) throw new Misuse(usage)
  const email = cleanLine(given ?? '').toLowerCase()
  if (email === '') throw new Misuse(`Say whose e-mail: npm run staff -- ${name} ana@example.com`)
  if (!isEmail(email)) throw new Misuse(`"${given}" is not an e-mail address.`)
  return { name, email }
}

/**
 * `npm run staff`: works on the configured database, also while a server runs.
 * @returns the exit code; sentences go to `say`, those about what is wrong to `complain`.
 */
export async function runStaffTool(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  try {
    const task = taskOf(args)
    // Like the server's own start, samples included: they go only into a database without people.
    const database = await openConfiguredDatabase(readConfig(env), say, { who: 'tool' })
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
    return 0
  } catch (error) {
    if (!(error instanceof BadConfig) && !(error instanceof Misuse)) throw error
    complain(error.message)
    return 1
  }
}
