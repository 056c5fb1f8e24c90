import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { Services } from '../../platform/api/context.ts'
import { randomId } from '../../platform/random.ts'
import type { BadLine } from '../../platform/tables/read-table.ts'
import { checkFile } from '../../platform/uploads/picture.ts'
import { addFiles } from '../../platform/uploads/stored-bytes.ts'
import type { KindPlan, OldContract } from './plan.ts'

/** The files that came with a file of rentals, by their names; `undefined` for one that is not there. */
export type ContractFiles = (name: string) => Uint8Array | undefined

type Checked = { ref: string; owner: string; bytes: Buffer }

const mostBytes = 2 * 1024 * 1024
const mostFiles = 2_000
const mostInAll = 100 * 1024 * 1024

export const noFiles: ContractFiles = () => undefined

/** The PDFs of a ZIP, each under its name alone. What is no PDF, or too large, is not unpacked. */
export function contractsOfZip(zip: Uint8Array): ContractFiles | { reason: string } {
  let files = 0
  let bytes = 0
  let isLarge = false
  try {
    const unpacked = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (!/\.pdf$/i.test(name) || originalSize > mostBytes) return false
        files += 1
        bytes += originalSize
        isLarge ||= files > mostFiles || bytes > mostInAll
        return !isLarge
      },
    })
    if (isLarge) return { reason: 'contracts: the ZIP has too much in it' }
    const byName = new Map(
      Object.entries(unpacked).map(([path, pdf]) => [path.slice(path.lastIndexOf('/') + 1), pdf]),
    )
    return (name) => byName.get(name)
  } catch {
    return { reason: 'contracts: this is no ZIP that can be read' }
  }
}

/** Looks into the contracts that a plan wants, one by one, as into every upload; and which lines cannot have theirs. */
export async function checkContracts(
  { contracts = new Map() }: Pick<KindPlan, 'contracts'>,
  files: ContractFiles,
): Promise<{ checked: Checked[]; bad: BadLine[] }> {
  const checked: Checked[] = []
  const bad: BadLine[] = []
  const lineOf = new Map<string, number>()
  for (const [ref, { name, owner, line }] of contracts) {
    const earlier = lineOf.get(name)
    const bytes = files(name)
    lineOf.set(name, line)
    if (earlier !== undefined) bad.push({ line, reason: `contract is that of line ${earlier} too` })
    else if (!bytes) bad.push({ line, reason: `contract is not among the contracts: ${name}` })
    else {
      const pdf = { filename: name, mimetype: 'application/pdf', bytes }
      const found = await checkFile(pdf, 'contracts of a company that moves in')
      if ('error' in found)
        bad.push({ line, reason: `contract ${name}: ${fieldMessage(found.error, 'en')}` })
      else if (found.contentType !== 'application/pdf')
        bad.push({ line, reason: `contract ${name}: this is no PDF` })
      else checked.push({ ref, owner, bytes: found.bytes })
    }
  }
  return { checked, bad }
}

/** Stores contracts that were looked into, outside of any transaction; each belongs to its renter. */
export async function storeContracts(
  services: Pick<Services, 'db' | 'files' | 'keeperOf'>,
  checked: readonly Checked[],
  now: Date,
): Promise<ReadonlyMap<string, OldContract>> {
  const stored = new Map<string, OldContract>()
  for (const { ref, owner, bytes } of checked) {
    const id = randomId()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { id, purpose: 'contract', content_type: 'application/pdf', sha256 }
    await addFiles({ services, now }, owner, 'contracts', [{ ...file, byte_size: bytes.length }])
    await services.files.write(id, bytes)
    stored.set(ref, { file: id, sha256 })
  }
  return stored
}
