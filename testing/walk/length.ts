/** Whether this is the short run of `npm test`; a file that is run by its name is run whole. */
const isShort = process.env.SHORT === '1'

/** What is enough for the short run, and what `npm test -- thorough` wants. */
export const shortOr = <Value>(short: Value, thorough: Value): Value => (isShort ? short : thorough)

type Walks = { short: number; thorough: number; seed: number }

/** How many random walks; the same ones every time, unless somebody asks for others: WALKS=200 npx vitest … */
export const walks = ({ short, thorough, seed }: Walks) => ({
  numRuns: Number(process.env.WALKS ?? shortOr(short, thorough)),
  ...(process.env.WALKS ? {} : { seed }),
  endOnFailure: true,
})
