import { domainToASCII } from 'node:url'
import { bareAddress } from '../../platform/gateways/mail.ts'
import { type Check, checksOf, codeOf } from './check.ts'
import type { Outside } from './outside.ts'
import { judgeDkim, judgeDmarc, judgeSpf } from './sender-records.ts'

/* DNS is foreign: what is longer than this is no record for mail. */
const mostRecords = 50
const mostLetters = 4096
const answerMs = 5_000

type Dns = Pick<Outside, 'txt' | 'soa'>

/** What DNS says of the sender's domain; each record that it does not answer is not tried. */
export async function checkSenderDomain(
  mailFrom: string,
  selector: string | undefined,
  dns: Dns,
): Promise<Check[]> {
  const address = bareAddress(mailFrom)
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1))
  if (domain === '')
    return [checksOf('SPF').notTried('The address of MAIL_FROM has no domain that DNS could know.')]
  const dkimName = `${selector}._domainkey.${domain}`
  return Promise.all([
    judged(
      'SPF',
      () => textsAt(domain, dns),
      (records) => judgeSpf(domain, records),
    ),
    judged(
      'DMARC',
      () => dmarcOf(domain, dns),
      (records) => judgeDmarc(domain, records),
    ),
    selector === undefined
      ? checksOf('DKIM').notTried(
          'Which key signs your mails is not known here: give the selector of your mail provider, as `npm run doctor -- --dkim mail`.',
        )
      : judged(
          'DKIM',
          () => textsAt(dkimName, dns),
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
async function dmarcOf(domain: string, dns: Dns): Promise<string[]> {
  const parts = domain.split('.')
  const above = parts.map((_part, from) => parts.slice(from)).filter((rest) => rest.length > 1)
  for (const rest of above.slice(0, 5)) {
    const texts = await textsAt(`_dmarc.${rest.join('.')}`, dns)
    if (texts.some((text) => /^v=DMARC1/i.test(text))) return texts
  }
  return []
}

/** @throws an error with a code when nobody answers who knows */
async function textsAt(name: string, dns: Dns): Promise<string[]> {
  try {
    const records = await inTime(dns.txt(name))
    return records.slice(0, mostRecords).map((parts) => parts.join('').slice(0, mostLetters))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENODATA' || (code === 'ENOTFOUND' && (await knowsTop(name, dns)))) return []
    throw error
  }
}

/** Whether DNS knows the end of this name: one that knows this network alone says of all others that they are not there. */
export async function knowsTop(name: string, { soa }: Pick<Outside, 'soa'>): Promise<boolean> {
  const top = name.slice(name.lastIndexOf('.') + 1)
  try {
    await inTime(soa(top))
    return true
  } catch {
    return false
  }
}

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('DNS is late'), { code: 'ETIMEOUT' })),
      answerMs,
    )
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
