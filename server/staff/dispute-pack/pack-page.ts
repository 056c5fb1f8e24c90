import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { receiptWords } from '../../money/papers/receipt-words.ts'
import { link, page, paragraph, section, table } from './html.ts'
import { moneySections } from './pack-money.ts'
import { photoSections } from './pack-photos.ts'
import { mostFiles } from './pack-files.ts'
import { eventTitleOf } from '../../money/orders/rental-texts.ts'
import { at, contractPath, type Made, numberOf, placeOf, receiptPath } from './pack-words.ts'
import { mostLines, type PackFacts } from './read-pack.ts'

const kinds: Record<string, string> = receiptWords.en.kinds

/** The page that a bank's clerk reads first; what is not there is said (docs/product/staff.md#dispute-pack). */
export function packPage(facts: PackFacts, made: Made): string {
  const { company, order, renter, zone, now } = facts
  const title = `Order ${order.number}: ${renter}`
  return page(`${company}, ${title}`, [
    `<header>${paragraph(company)}<h1>Dispute pack</h1>`,
    table(
      ['Order', 'Renter', 'Car', 'From', 'To', 'Made on'],
      [
        [
          order.number,
          renter,
          carOf(facts, order.car_id),
          at(facts, order.starts_at),
          at(facts, order.ends_at),
          at(facts, now),
        ],
      ],
      '',
    ),
    paragraph(
      `All times are local to ${zone}, all amounts are US dollars. read-me.txt says how to check that nothing here was changed.`,
    ),
    '</header>',
    sums(facts),
    contents(facts, made),
    rental(facts),
    contracts(facts, made),
    identity(facts),
    ...photoSections(facts, made),
    positions(facts),
    messages(facts),
    ...moneySections(facts, made),
    evidence(facts, made),
  ])
}

const carOf = ({ cars }: PackFacts, id: string) => cars.find((car) => car.id === id)?.name ?? ''

function sums({ payments, refunds, charges, disputes }: PackFacts): string {
  const sum = (all: readonly number[]) => dollarsText(all.reduce((one, other) => one + other, 0))
  const paid = payments.filter((one) => one.paid_at).map(({ cents }) => cents)
  const sent = refunds.filter(({ state }) => state === 'sent').map(({ cents }) => cents)
  const charged = charges.filter((one) => !one.dropped_at).map((one) => one.amount_cents)
  return section(
    'Sums',
    table(
      ['Paid', 'Refunded', 'Charged after pickup', 'Taken back by a bank'],
      [[sum(paid), sum(sent), sum(charged), sum(disputes.map((one) => one.amount_cents))]],
      '',
    ),
  )
}

/** Each part, and whether it is there. */
function contents(facts: PackFacts, made: Made): string {
  const there = (count: number) => (count > 0 ? count : 'None yet')
  const of = (part: string) => facts.files.filter((file) => file.part === part)
  const gone = [...made.missing].map(([path, why]) => [
    path,
    why === 'gone' ? 'Missing: no longer in the store' : 'Left out: this pack has no more room',
  ])
  const rows = [
    ['Contract versions', there(facts.contracts.length)],
    ['Inspection photos', there(of('inspection').length)],
    ['Messages', there(facts.messages.length)],
    ['Receipt', made.hashes.has(receiptPath) ? link(receiptPath) : 'None yet'],
    ['Papers of tolls and fines', there(of('fine').length)],
    ['Claims', there(facts.claims.length)],
    ['Evidence logs', there(made.logs.filter(({ state }) => state !== 'kept').length)],
    ...gone,
  ]
  const more = facts.files.length > mostFiles
  return section(
    'In this pack',
    table(['Part', 'What is there'], rows, ''),
    ...(more ? [paragraph(`Only the first ${mostFiles} photos and papers are here.`)] : []),
  )
}

const rental = (facts: PackFacts) =>
  section(
    'The rental',
    table(
      ['Order', 'What', 'Car', 'From', 'To', 'Total', 'Picked up', 'Ended'],
      facts.orders.map((one) => [
        one.number,
        kinds[one.kind] ?? one.kind,
        carOf(facts, one.car_id),
        at(facts, one.starts_at),
        at(facts, one.ends_at),
        dollarsText(one.total_cents),
        at(facts, one.picked_up_at),
        at(facts, one.ended_at),
      ]),
      '',
    ),
  )

const contracts = (facts: PackFacts, made: Made) =>
  section(
    'Contract',
    paragraph(
      'The hash is of the whole text in English and Spanish, as it was accepted. The papers here leave out birth dates and licenses of drivers.',
    ),
    table(
      ['Order', 'Version', 'Made', 'Accepted', 'By', 'SHA-256 of the text', 'File'],
      facts.contracts.map((one) => [
        numberOf(facts, one.order_id),
        one.version,
        at(facts, one.created_at),
        one.accepted_at ? at(facts, one.accepted_at) : 'Not accepted',
        one.accepted_at ? facts.renter : '',
        one.hash,
        made.hashes.has(contractPath(one)) ? link(contractPath(one)) : '',
      ]),
      'There is no contract yet.',
      mostLines,
    ),
  )

const states: Record<string, string> = {
  verified: 'Verified',
  rejected: 'Not accepted',
  submitted: 'Waits for a check',
}

const identity = (facts: PackFacts) =>
  section(
    'Identity check',
    table(
      ['Driver', 'Paper', 'Result', 'Last check', 'Checked by', 'When'],
      facts.checked.map(({ name, kind, state, action, by, at: when }) => [
        name,
        kind === 'license' ? 'Driver’s license' : 'Insurance',
        states[state] ?? 'Not handed in',
        action ? (action.endsWith('confirm') ? 'Accepted' : 'Not accepted') : 'None on record',
        by,
        at(facts, when),
      ]),
      'No driver is named yet.',
      mostLines,
    ),
  )

const actors: Record<string, string> = {
  renter: 'Renter',
  staff: 'Company',
  gateway: 'Payment gateway',
}

const positions = (facts: PackFacts) =>
  section(
    'History and positions',
    table(
      ['When', 'Order', 'What', 'By', 'Odometer', 'Latitude, longitude'],
      facts.history.map((one) => [
        at(facts, one.at),
        numberOf(facts, one.order_id),
        eventTitleOf(one.kind, one.code)?.en ?? one.code,
        actors[one.actor] ?? 'Program',
        one.odometer,
        placeOf(one),
      ]),
      'Nothing has happened yet.',
      mostLines,
    ),
  )

const messages = (facts: PackFacts) =>
  section(
    'Messages',
    paragraph(
      'What renter and company wrote to each other, the newest 500. Pictures of messages are not here.',
    ),
    table(
      ['When', 'From', 'Message'],
      facts.messages.map(({ at: wall, author, name, text, pictures }) => [
        dayAndTime(wall, 'en'),
        `${author === 'renter' ? 'Renter' : 'Company'}${name ? `, ${name}` : ''}`,
        pictures.length > 0 ? `${text} [${pictures.length} pictures]` : text,
      ]),
      'There are no messages.',
    ),
  )

const logStates = {
  sealed: 'Signed',
  broken: 'NOT signed: it is not what was written',
  kept: 'Left out: an accident report in it names the license of another driver',
}

const evidence = (facts: PackFacts, made: Made) =>
  section(
    'Signed evidence logs',
    table(
      ['Order', 'Entries', 'State', 'File'],
      made.logs.map(({ orderId, entries, state, path }) => [
        numberOf(facts, orderId),
        entries,
        logStates[state],
        state === 'kept' ? '' : link(path),
      ]),
      'There is no evidence log yet.',
    ),
  )
