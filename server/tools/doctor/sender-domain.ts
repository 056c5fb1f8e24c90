import { domainToASCII } from 'node:url'
import { bareAddress } from '../../platform/gateways/mail.ts'
import { type Check, checksOf, codeOf } from './check.ts'
import type { Outside } from './outside.ts'
import { judgeDkim, judgeDmarc, judgeSpf } from './sender-records.ts'

/* DNS is foreign: what is longer than this is no record for mail. */
const mostRecords = 50
const mostLetters = 4096
const answerMs = 5_000

/** The name has no such record, or is not there. */
const nothingThere = new Set(['ENODATA', 'ENOTFOUND'])

/** What DNS says of the sender's domain; each record that it does not answer is not tried. */
export async function checkSenderDomain(
  mailFrom: string,
  selector: string | undefined,
  { txt }: Pick<Outside, 'txt'>,
): Promise<Check[]> {
  const address = bareAddress(mailFrom)
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1))
  const dkimName = `${selector}._domainkey.${domain}`
  return Promise.all([
    judged(
      'SPF',
      () => textsAt(domain, txt),
      (records) => judgeSpf(domain, records),
    ),
    judged(
      'DMARC',
      () => dmarcOf(domain, txt),
      (records) => judgeDmarc(domain, records),
    ),
    selector === undefined
      ? checksOf('DKIM').notTried(
          'Which key signs your mails is not known here: give the selector of your mail provider, as `npm run doctor -- --dkim mail`.',
        )
      : judged(
          'DKIM',
          () => textsAt(dkimName, txt),
          (records) => judgeDkim(dkimName, records),
        ),
  ])
}

async function judged(
  name: string,
  ask: () => Promise<string[]>,
  judge: (records: string[]) => Check,
): Promise<Check> {
  try {
    return judge(await ask())
  } catch (error) {
    return checksOf(name).notTried(`DNS does not answer here (${codeOf(error)}).`)
  }
}

/** The record of the domain, else that of the nearest one above it that has any. */
async function dmarcOf(domain: string, txt: Outside['txt']): Promise<string[]> {
  const parts = domain.split('.')
  const above = parts.map((_part, from) => parts.slice(from)).filter((rest) => rest.length > 1)
  for (const rest of above.slice(0, 5)) {
    const texts = await textsAt(`_dmarc.${rest.join('.')}`, txt)
    if (texts.some((text) => /^v=DMARC1/i.test(text))) return texts
  }
  return []
}

/** @throws an error with a code when nobody answers */
async function textsAt(name: string, txt: Outside['txt']): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('DNS is late'), { code: 'ETIMEOUT' })),
      answerMs,
    )
  })
  try {
    const records = await Promise.race([txt(name), late])
    return records.slice(0, mostRecords).map((parts) => parts.join('').slice(0, mostLetters))
  } catch (error) {
    if (nothingThere.has(codeOf(error))) return []
    throw error
  } finally {
    clearTimeout(timer)
  }
}
