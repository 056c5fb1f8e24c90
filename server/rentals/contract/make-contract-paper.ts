import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db } from '../../platform/db/database.ts'
import { paperCompany } from '../../people/company/company-store.ts'
import { type ContractRow, latestContract } from './contract-store.ts'
import { contractWords } from './contract-words.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

/**
 * The latest contract of an order as a PDF.
 * @throws Problem 404 while there is none
 */
export async function makeContractPaper(db: Db, order: OrderRow, lang: Lang): Promise<Readable> {
  const contract = await latestContract(db, order.id)
  if (!contract) throw new Problem(404, texts.notFound)
  return paperOf(db, order, contract, lang)
}

/**
 * A version in English for somebody who is no party of it: of its drivers only the names
 * (docs/product/staff.md#dispute-pack). Its hash stays that of the whole text.
 */
export const makeCoveredContract = (
  db: Db,
  order: OrderRow,
  contract: ContractRow,
): Promise<Readable> =>
  paperOf(db, order, { ...contract, text_en: coverDrivers(contract.text_en, 'en') }, 'en')

async function paperOf(
  db: Db,
  order: OrderRow,
  contract: ContractRow,
  lang: Lang,
): Promise<Readable> {
  const area = await areaById(db, order.area_id)
  const { contractPaper } = await import('./contract-paper.ts')
  return contractPaper(
    {
      company: await paperCompany(db),
      orderId: order.id,
      version: contract.version,
      text: lang === 'es' ? contract.text_es : contract.text_en,
      hash: contract.hash,
      createdAt: contract.created_at,
      acceptedAt: contract.accepted_at,
      zone: area?.zone ?? 'America/Los_Angeles',
    },
    lang,
  )
}

/**
 * A contract's text without what its lines of drivers say beside the names: birth dates and licenses
 * (docs/product/staff.md#dispute-pack).
 */
function coverDrivers(text: string, lang: Lang): string {
  const { facts, covered } = contractWords[lang]
  const begin = `${facts.driver}\t`
  return text
    .split('\n')
    .map((line) => (line.startsWith(begin) ? `${begin}${nameIn(line, begin)}${covered}` : line))
    .join('\n')
}

/** The name stands first. Where there is a digit before the first comma, it is none. */
function nameIn(line: string, begin: string): string {
  const [name = ''] = line.slice(begin.length).split(',')
  return /\d/.test(name) ? '' : `${name} `
}
