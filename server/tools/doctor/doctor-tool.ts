import { isEmail } from '#domain/core/text/rules.ts'
import { cleanLine } from '#domain/core/text/clean-text.ts'
import { checkBackups } from './backups.ts'
import { checkCards } from './cards.ts'
import { type Check, checksOf, lineOf, type Outcome } from './check.ts'
import { checkDatabase } from './database.ts'
import { checkDisk } from './disk.ts'
import { checkMailServer } from './mail-server.ts'
import type { Outside } from './outside.ts'
import { checkPublicUrl } from './public-url.ts'
import { checkSenderDomain } from './sender-domain.ts'
import { tryVariables } from './variables.ts'

const usage = `Looks whether this set-up works, and says what to do:
  npm run doctor                              tries what can be tried without asking anybody
  npm run doctor -- --mail you@example.com    also sends a test mail there
  npm run doctor -- --dkim SELECTOR           also looks for the key that mails are signed with`

type Asked = { mail?: string; dkim?: string }

/** Undefined when it was typed otherwise. */
function askedFor(args: string[]): Asked | undefined {
  const asked: Asked = {}
  for (let at = 0; at < args.length; at += 2) {
    const [flag, given = ''] = args.slice(at, at + 2)
    if (flag === '--mail' && isEmail(cleanLine(given))) asked.mail = cleanLine(given)
    else if (flag === '--dkim' && /^[\w.-]{1,63}$/.test(given)) asked.dkim = given
    else return undefined
  }
  return asked
}

/**
 * `npm run doctor`: tries the set-up that `env` describes, one line a check (docs/operating.md#doctor).
 * @returns the exit code: 1 when something fails that renters would notice, or the command is wrong
 */
export async function runDoctor(
  args: string[],
  env: Record<string, string | undefined>,
  outside: Outside,
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const asked = askedFor(args)
  if (!asked) {
    complain(usage)
    return 1
  }
  const found: Check[] = []
  const tell = (checks: readonly Check[]) => {
    found.push(...checks)
    for (const check of checks) say(lineOf(check))
  }
  const { config, unusable, checks } = tryVariables(env)
  tell(checks)
  tell(await checkDisk(config.dataDir))
  const database = await checkDatabase({ config, unusable, now: outside.now })
  tell(database.checks)
  if (!unusable.has('BACKUP_DIR') && !unusable.has('BACKUP_KEY') && database.keys)
    tell(await checkBackups(config, { drill: database.drill, now: outside.now() }))
  if (unusable.has('MAIL_URL') || unusable.has('MAIL_FROM')) {
    tell([checksOf('mail').notTried('MAIL_URL and MAIL_FROM are not usable.')])
  } else {
    tell(await checkMailServer(config, asked.mail, outside))
    if (config.mailUrl) tell(await checkSenderDomain(config.mailFrom, asked.dkim, outside))
  }
  tell(await checkCards(config, outside))
  tell(await checkPublicUrl(config, unusable, database.keys, outside))
  const count = (outcome: Outcome) => found.filter((check) => check.outcome === outcome).length
  say(
    `In order: ${count('ok')}. Advice: ${count('advice')}. Not tried: ${count('not tried')}. Renters would notice: ${count('fails')}.`,
  )
  return count('fails') > 0 ? 1 : 0
}
