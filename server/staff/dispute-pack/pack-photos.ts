import { type Html, lines, link, section, table } from './html.ts'
import { mostFiles, type PackFile } from './pack-files.ts'
import { at, type Made, numberOf, placeOf } from './pack-words.ts'
import type { PackFacts } from './read-pack.ts'

/** Pickup beside return for each car and angle, then the weekly photos and those at the keys. */
export function photoSections(facts: PackFacts, made: Made): string[] {
  const files = facts.files.slice(0, mostFiles)
  const show = (file: PackFile | undefined) => (file ? shown(facts, made, file) : 'No photo')
  const inspected = files.filter(({ part }) => part === 'inspection')
  const pairs = new Map<string, PackFile[]>()
  for (const file of inspected.filter(({ kind }) => kind !== 'weekly')) {
    const key = `${file.handover} ${file.car_id} ${file.checkpoint}`
    pairs.set(key, [...(pairs.get(key) ?? []), file])
  }
  const weekly = inspected.filter(({ kind }) => kind === 'weekly')
  const atKeys = files.filter(({ part }) => part === 'keys')
  return [
    section(
      'Photos at pickup and return',
      table(
        ['Order', 'Shows', 'At pickup', 'At return'],
        [...pairs.values()].flatMap((pair) => {
          const before = pair.filter(({ kind }) => kind !== 'return')
          const after = pair.filter(({ kind }) => kind === 'return')
          return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [
            numberOf(facts, pair[0]?.handover ?? null),
            pair[0]?.title,
            show(before[index]),
            show(after[index]),
          ])
        }),
        'There is no inspection yet.',
      ),
    ),
    section(
      'Weekly photos',
      table(
        ['Week', 'Shows', 'Photo'],
        weekly.map((file) => [file.week, file.title, show(file)]),
        'There are no weekly photos.',
      ),
    ),
    section(
      'Photos at the keys',
      table(
        ['Order', 'Photo'],
        atKeys.map((file) => [numberOf(facts, file.order_id), show(file)]),
        'There are no photos at the keys.',
      ),
    ),
  ]
}

/** A file with who sent it, when and where it was taken, and the hash of its bytes. */
export function shown(facts: PackFacts, made: Made, file: PackFile): Html {
  const { path, sha256, is_renters, taken_at } = file
  const hash = made.hashes.get(path)
  const sent = `Sent by ${is_renters ? 'the renter' : 'the company'} on ${at(facts, file.at)}`
  const taken = taken_at ? `Taken ${at(facts, taken_at)}` : ''
  const place = placeOf(file)
  const where = place && `At ${place}`
  if (!hash)
    return lines(`Missing: ${path}`, sent, taken, where, sha256 && `SHA-256 when sent: ${sha256}`)
  const isOther = sha256 !== null && sha256 !== hash
  return lines(
    path.endsWith('.pdf') ? '' : { html: `<img src="${path}" alt="" loading="lazy">` },
    link(path),
    sent,
    taken,
    where,
    `SHA-256: ${hash}`,
    isOther ? `CHANGED: when it was sent, the SHA-256 was ${sha256}` : '',
  )
}
