import { sql } from 'kysely'
import type * as operations from '#protocol/staff/operations.ts'
import { type OpeningStep, openingSteps } from '#protocol/staff/opening/company-opening.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { exampleRows, putRowsLive } from '../../fleet/site/content-store.ts'
import { mustHaveValues } from '../../fleet/site/text-values.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { methodsFor, takesCards, type WaysAsked } from '../../money/ledger/methods.ts'
import {
  changeCompany,
  companyName,
  type CompanyRow,
  lockCompany,
  readCompany,
} from '../../people/company/company-store.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'

type Of = Handlers<typeof operations>
/** One thing of the checklist: what is there, or what to do. */
export type Step = { step: OpeningStep; isDone: boolean; text: Text }

const cars = (count: number): Text => ({
  en: count === 1 ? 'One active car with its prices.' : `${count} active cars with their prices.`,
  es: count === 1 ? 'Un auto activo con sus precios.' : `${count} autos activos con sus precios.`,
})

const missing: Record<OpeningStep, Text> = {
  name: {
    en: 'Your name, and the legal name that contracts have.',
    es: 'El nombre, y la razón social que llevan los contratos.',
  },
  areas: {
    en: 'An area with its address and opening hours.',
    es: 'Una zona con su dirección y su horario.',
  },
  cars: {
    en: 'A car: add one under Cars, or take in your list there. The command npm run import reads it too.',
    es: 'Un auto: agrégalo en Autos, o sube ahí tu lista. El comando npm run import también la lee.',
  },
  ways: {
    en: 'A way to pay: bank account, cash or cards.',
    es: 'Una forma de pago: cuenta bancaria, efectivo o tarjetas.',
  },
  mail: {
    en: 'MAIL_URL and MAIL_FROM, so that sign-in mails arrive.',
    es: 'MAIL_URL y MAIL_FROM, para que lleguen los correos de entrada.',
  },
  texts: {
    en: 'Terms, privacy notice and contract are our examples. Read them, with a lawyer where you can.',
    es: 'Los términos, el aviso de privacidad y el contrato son ejemplos nuestros. Léelos, si puedes con un abogado.',
  },
}

const there = {
  mail: { en: 'Mail is sent.', es: 'Los correos salen.' },
  files: {
    en: 'At this machine mails are files in DATA_DIR/mail.',
    es: 'En esta máquina los correos son archivos en DATA_DIR/mail.',
  },
  texts: { en: 'Read and accepted by an owner.', es: 'Leídos y aceptados por un propietario.' },
} satisfies Record<string, Text>

const pretended: Text = {
  en: 'Card payments are pretended, on this machine only.',
  es: 'Los pagos con tarjeta son simulados, solo en esta máquina.',
}

/** The ways to pay that bring money: cards that a gateway only pretends are none, and are said to be so. */
async function waysOf(context: WaysAsked & Pick<AnyContext, 'db'>) {
  const { isTest } = context.services.payments
  const real = (await methodsFor(context)).filter(({ kind }) => kind !== 'card' || !isTest)
  const note = isTest && takesCards(context) ? pretended : undefined
  const said = (lang: Lang) => {
    const names = real.map(({ name }) => name[lang]).join(', ')
    return [note && names ? `${names}.` : names || missing.ways[lang], note?.[lang]]
      .filter(Boolean)
      .join(' ')
  }
  return { isDone: real.length > 0, text: { en: said('en'), es: said('es') } }
}

/** The checklist of the first day, which the screen and `npm run doctor` show (docs/product/company.md#opening). */
export async function stepsOf(
  context: WaysAsked & Pick<AnyContext, 'db'>,
  row: CompanyRow,
): Promise<Step[]> {
  const { db, services } = context
  const [areas, ways, { rows }] = await Promise.all([
    allAreas(db),
    waysOf(context),
    sql<{ count: number }>`select count(*)::int as count from car where status = 'active'`.execute(
      db,
    ),
  ])
  const active = rows[0]?.count ?? 0
  const { mailUrl, isPublic } = services.config
  const named = [row.legal_name, row.address].filter(Boolean).join(', ')
  const listed = (names: readonly string[]): Text => ({
    en: names.join(', '),
    es: names.join(', '),
  })
  const said: Record<Exclude<OpeningStep, 'ways'>, Text | undefined> = {
    name:
      row.name !== null && row.legal_name !== null
        ? listed([`${companyName(row)}: ${named}`])
        : undefined,
    areas:
      areas.length > 0
        ? {
            en: areas.map((area) => area.name_en).join(', '),
            es: areas.map((area) => area.name_es).join(', '),
          }
        : undefined,
    cars: active > 0 ? cars(active) : undefined,
    mail: mailUrl !== undefined ? there.mail : isPublic ? undefined : there.files,
    texts: row.texts_read_at === null ? undefined : there.texts,
  }
  return openingSteps.map((step) =>
    step === 'ways'
      ? { step, ...ways }
      : { step, isDone: said[step] !== undefined, text: said[step] ?? missing[step] },
  )
}

/** What the checklist of the first day says (docs/product/company.md#opening). */
export const companyOpening: Of['companyOpening'] = async (context) => {
  const { db, lang } = context
  const row = await readCompany(db)
  const steps = await stepsOf(context, row)
  return {
    openedAt: row.opened_at?.toISOString(),
    textsVersion: await examplesVersion(db),
    steps: steps.map(({ text, ...rest }) => ({ ...rest, text: text[lang] })),
  }
}

/** All that is no more than an example, in both languages as it is now. */
export const examplesVersion = async (db: Db | Tx): Promise<string> =>
  versionOf((await exampleRows(db)).map(({ slug, lang, title, body }) => [slug, lang, title, body]))

/**
 * An owner stands for the texts that were examples: they go live (docs/product/company.md#opening).
 * @throws Problem 409 when the texts are others than those that were shown, or name what is not set
 */
export const staffReadTexts: Of['staffReadTexts'] = async (context, { version }) => {
  const { db: tx, user, now, services } = context
  const row = await lockCompany(tx)
  const rows = await exampleRows(tx)
  mustBeAsSeen(version, await examplesVersion(tx))
  if (row.texts_read_at !== null) return {}
  await mustHaveValues({ db: tx, config: services.config }, rows)
  await putRowsLive(tx, rows, now)
  await changeCompany(tx, { texts_read_at: now }, { id: user.id, at: now })
  await audit(tx, user.id, now, 'company texts read', 'company', { from: 'example', to: 'read' })
  return {}
}

/**
 * Opens the company for booking, or closes it again (docs/product/company.md#opening).
 * @throws Problem 409 with the first thing that is missing
 */
export const staffOpenCompany: Of['staffOpenCompany'] = async (context, { open }) => {
  const { db: tx, user, now } = context
  const row = await lockCompany(tx)
  if (open === (row.opened_at !== null)) return {}
  const lacking = open ? (await stepsOf(context, row)).find(({ isDone }) => !isDone) : undefined
  if (lacking)
    throw conflict({
      en: `Still missing: ${lacking.text.en}`,
      es: `Todavía falta: ${lacking.text.es}`,
    })
  await changeCompany(tx, { opened_at: open ? now : null }, { id: user.id, at: now })
  const [from, to] = open ? ['closed', 'open'] : ['open', 'closed']
  await audit(tx, user.id, now, open ? 'company opened' : 'company closed', 'company', { from, to })
  return {}
}
