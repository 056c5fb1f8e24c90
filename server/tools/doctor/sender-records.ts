import { type Check, checksOf } from './check.ts'

/* What a domain says of its mail in DNS (RFC 7208, 7489, 6376), read as far as its owner can act on it. */

const spfAbout = checksOf('SPF')
const dmarcAbout = checksOf('DMARC')
const dkimAbout = checksOf('DKIM')

/** Who may send for `domain`, by the TXT records of that name. */
export function judgeSpf(domain: string, records: readonly string[]): Check {
  const found = records.filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [record] = found
  if (record === undefined)
    return spfAbout.fails(
      `${domain} has no SPF record, so mails go to spam: add the TXT record that your mail provider names, as "v=spf1 include:… -all".`,
    )
  if (found.length > 1)
    return spfAbout.fails(
      `${domain} has ${found.length} SPF records, which counts as none: make one of them.`,
    )
  const terms = record.toLowerCase().split(' ')
  const end = terms.find((term) => /^[+?~-]?all$/.test(term))
  if (end === '-all' || end === '~all')
    return spfAbout.ok(`${domain} says who may send for it, and ends in ${end}.`)
  if (end === 'all' || end === '+all')
    return spfAbout.fails(
      `The SPF record of ${domain} ends in ${end}, which lets everybody send for it: end it in -all.`,
    )
  if (end === undefined && terms.some((term) => term.startsWith('redirect=')))
    return spfAbout.ok(`${domain} leaves it to another domain who may send for it.`)
  return spfAbout.advice(
    `The SPF record of ${domain} refuses nobody: end it in -all, or in ~all while you try it.`,
  )
}

/** What happens to mail that only claims to be from `domain`, by the TXT records of `_dmarc`. */
export function judgeDmarc(domain: string, records: readonly string[]): Check {
  const found = records.filter((text) => /^v=DMARC1(?: |;|$)/i.test(text))
  const [record] = found
  if (record === undefined)
    return dmarcAbout.advice(
      `${domain} has no DMARC record: add the TXT record _dmarc.${domain}, to begin with "v=DMARC1; p=none".`,
    )
  if (found.length > 1)
    return dmarcAbout.advice(
      `${domain} has ${found.length} DMARC records, which counts as none: keep one.`,
    )
  const policy = tagsOf(record).get('p')?.toLowerCase() ?? ''
  if (!['none', 'quarantine', 'reject'].includes(policy))
    return dmarcAbout.advice(
      `The DMARC record of ${domain} has no policy: write p=none, p=quarantine or p=reject into it.`,
    )
  return dmarcAbout.ok(`${domain} has a DMARC record with p=${policy}.`)
}

/** The key by which mails are signed, by the TXT records of `name`, which is `SELECTOR._domainkey.DOMAIN`. */
export function judgeDkim(name: string, records: readonly string[]): Check {
  const keys = records.map((text) => tagsOf(text).get('p')).filter((key) => key !== undefined)
  if (keys.length === 0)
    return dkimAbout.fails(
      `There is no key at ${name}: add the TXT record that your mail provider names, or give its selector to --dkim.`,
    )
  if (keys.every((key) => key === ''))
    return dkimAbout.fails(
      `The key at ${name} is revoked (p= is empty): publish the one that signs now.`,
    )
  return dkimAbout.ok(`There is a key at ${name}.`)
}

/** `name=value` between semicolons; the first of a name counts. */
function tagsOf(record: string): Map<string, string> {
  const tags = new Map<string, string>()
  for (const part of record.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0)).trim().toLowerCase()
    if (name !== '' && !tags.has(name)) tags.set(name, part.slice(at + 1).trim())
  }
  return tags
}
