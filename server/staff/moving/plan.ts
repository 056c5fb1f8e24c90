import type { PhoneCountry } from '#domain/core/text/phone-countries.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BadLine } from '../../platform/tables/read-table.ts'

/** What a file does, or did. With a bad line it does nothing. */
export type MoveResult = {
  /** Lines that are new, and those among them who are people that were here already. */
  added: number
  joined: number
  /** Lines that were taken in before. */
  known: number
  /** What the company calls running rentals that are over their end already. */
  overdue: string[]
  bad: BadLine[]
  ignoredColumns: string[]
  /** Of the file and of what it meets: only while it is the same does the file do what a dry run said. */
  fingerprint: string
}

/** Who answers for a file: somebody of the staff, by the screen or by the command line. */
export type MovedBy = { staffId: string; way: 'screen' | 'command' }

/** A contract from before, as a file that is stored, and what it was when it came. */
export type OldContract = { file: string; sha256: string }

export type Writing = {
  by: MovedBy
  now: Date
  /** What the audit log and the evidence call the file. */
  fingerprint: string
  contracts: ReadonlyMap<string, OldContract>
}

/** What a kind of file says of itself before anything is written. */
export type KindPlan = Omit<MoveResult, 'fingerprint' | 'overdue' | 'joined'> & {
  joined?: number
  overdue?: string[]
  /** What is met, so that a plan that was shown is still the plan. */
  met: unknown
  /** The names of the contracts that its lines want, by what the company calls each rental, and whose each is. */
  contracts?: ReadonlyMap<string, { name: string; owner: string; line: number }>
  write(tx: Tx, writing: Writing): Promise<void>
}

export type Moving = { now: Date; country: PhoneCountry }
