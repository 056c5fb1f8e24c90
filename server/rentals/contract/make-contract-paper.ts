import type { Readable } from 'node:stream'
import type { Lang } from '#protocol/core/text.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db } from '../../platform/db/database.ts'
import { paperCompany } from '../../people/company/company-store.ts'
import { latestContract } from './contract-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

/**
 * The latest contract of an order as a PDF.
 * @throws Problem 404 while there is none
 */
export async function makeContractPaper(db: Db, order: OrderRow, lang: Lang): Promise<Readable> {
  const contract = await latestContract(db, order.id)
  if (!contract) throw new Problem(404, texts.notFound)
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
