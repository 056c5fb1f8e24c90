import type { Database } from '../database.ts'

/** The demo: fleet, people, rentals, reviews and jobs, into a database without cars and people. */
export async function loadDemo(_database: Database, _now: Date): Promise<void> {}
