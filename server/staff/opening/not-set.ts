import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { takesCards, type WaysAsked } from '../../money/ledger/methods.ts'
import { bankAccountOf, readCompany } from '../../people/company/company-store.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { areSaved } from '../../platform/backups/runs.ts'
import { hasRow } from '../../platform/db/has-row.ts'

const sentences = {
  open: {
    en: 'The company is not open for booking yet.',
    es: 'La empresa todavía no abre las reservas.',
  },
  areas: {
    en: 'There is no area yet, so nobody can search for a car.',
    es: 'Todavía no hay ninguna zona, así que nadie puede buscar un auto.',
  },
  cars: {
    en: 'There is no active car, so nobody can book.',
    es: 'No hay ningún auto activo, así que nadie puede reservar.',
  },
  cards: {
    en: 'Cards are off: no Stripe key.',
    es: 'No se aceptan tarjetas: falta la clave de Stripe.',
  },
  transfers: {
    en: 'Transfers are off: no bank account.',
    es: 'No se aceptan transferencias: falta la cuenta bancaria.',
  },
  cash: { en: 'Cash is off.', es: 'No se acepta efectivo.' },
  cover: {
    en: 'Your own collision cover is off: it has no price.',
    es: 'La cobertura propia de colisión está apagada: no tiene precio.',
  },
  mail: {
    en: 'Mail goes nowhere: MAIL_URL is not set, so messages are only written to files.',
    es: 'El correo no sale: falta MAIL_URL, así que los mensajes solo se guardan en archivos.',
  },
  backups: {
    en: 'Backups are off: BACKUP_DIR is not set, so what is on this disk is nowhere else.',
    es: 'No hay copias de seguridad: falta BACKUP_DIR, así que lo que está en este disco no está en otro lado.',
  },
  saved: {
    en: 'The backups need a look: the newest is older than two days, or the last restore drill failed. “npm run doctor” says which.',
    es: 'Hay que revisar las copias de seguridad: la última tiene más de dos días, o falló la última prueba de restauración. «npm run doctor» dice cuál.',
  },
} satisfies Record<string, Text>

export type NotSet = { what: keyof typeof sentences; text: Text }

/** What is not offered because nobody has set it; only staff are told (docs/product/company.md). */
export async function notSet(context: WaysAsked & Pick<AnyContext, 'db'>): Promise<NotSet[]> {
  const { db, services } = context
  const { backupDir } = services.config
  const [company, offers, areas, { rows }, isSaved] = await Promise.all([
    readCompany(db),
    readOffers(db),
    allAreas(db),
    sql<{ is: boolean }>`select ${hasRow(sql`car where status = 'active'`)} as is`.execute(db),
    backupDir === undefined || areSaved(db, new Date()),
  ])
  const isSet: Record<NotSet['what'], boolean> = {
    open: company.opened_at !== null,
    areas: areas.length > 0,
    cars: rows[0]?.is === true,
    cards: takesCards(context),
    transfers: bankAccountOf(company) !== undefined,
    cash: company.takes_cash,
    cover: offers.covers.length > 0,
    mail: services.config.mailUrl !== undefined || company.is_sample,
    backups: backupDir !== undefined || company.is_sample,
    saved: isSaved,
  }
  return (Object.keys(sentences) as NotSet['what'][])
    .filter((what) => !isSet[what])
    .map((what) => ({ what, text: sentences[what] }))
}
