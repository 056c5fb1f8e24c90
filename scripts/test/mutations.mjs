/**
 * Something that the product would do wrong, and the tests that must notice.
 * @typedef {object} Mutation
 * @property {string} what
 * @property {string} file
 * @property {string} from stands in the file once
 * @property {string} to
 * @property {readonly string[]} by a command of node_modules
 */

/** @param {string} project @param {string[]} files */
const vitest = (project, ...files) => ['vitest', 'run', `--project=${project}`, ...files]

/** First those whose only proof was a journey once. @type {readonly Mutation[]} */
export const mutations = [
  {
    what: 'a right: a guarded screen opens for visitors',
    file: 'web/core/session/guard.ts',
    from: 'if (isSignedIn()) return',
    to: 'return',
    by: vitest('screens', 'web/app/navigation'),
  },
  {
    what: 'a request: sending again is another change',
    file: 'web/core/api/use-read.ts',
    from: 'if (last.current?.fields !== fields) {',
    to: 'if (fields) {',
    by: vitest('screens', 'web/app/faults'),
  },
  {
    what: 'a sentence: a lost order is told by its number of HTTP as well',
    file: 'web/core/api/query-client.ts',
    from: 'else if (!isMissing(error)) show(error)',
    to: 'else show(error)',
    by: vitest('screens', 'web/app/navigation'),
  },
  {
    what: 'offline: each read that fails is told',
    file: 'web/core/api/query-client.ts',
    from: "if (error instanceof CallError && error.kind === 'network') showOffline(errorText(error))",
    to: "if (error instanceof CallError && error.kind === 'network') show(error)",
    by: vitest('screens', 'web/app/first-visit'),
  },
  {
    what: 'a dismissal is forgotten',
    file: 'web/fleet/site/parts/install-banner.tsx',
    from: "useDismissal('installDismissed')",
    to: "{ ...useDismissal('installDismissed'), isShown: true }",
    by: vitest('screens', 'web/app/first-visit'),
  },
  {
    what: 'a language: Spanish is offered to everybody',
    file: 'web/app/shell/spanish-offer.tsx',
    from: "navigator.language.toLowerCase().startsWith('es')",
    to: "navigator.language !== ''",
    by: vitest('screens', 'web/app/first-visit'),
  },
  {
    what: 'a report: a crash is kept from the server',
    file: 'web/app/reports/report-error.ts',
    from: 'if (import.meta.env.DEV) return',
    to: 'return',
    by: vitest('screens', 'web/app/first-visit'),
  },
  {
    what: 'the footer stands beside the keys',
    file: 'web/app/shell/footer.tsx',
    from: 'if (path === routes.keys) return null',
    to: '',
    by: vitest('screens', 'web/app/first-visit'),
  },
  {
    what: 'hearts are forgotten by the next visit',
    file: 'web/fleet/cars/parts/favourites.ts',
    from: "store('favoriteCars', next)",
    to: '',
    by: vitest('screens', 'web/fleet/cars/results/favourites'),
  },
  {
    what: 'the dearest of compared cars is called the best',
    file: 'web/fleet/cars/compare/compare-view.tsx',
    from: "best: bestOf(totals, 'least')",
    to: "best: bestOf(totals, 'most')",
    by: vitest('screens', 'web/fleet/cars/compare'),
  },
  {
    what: 'a search waits until the sheet of dates is done',
    file: 'web/fleet/cars/results/search-sheet.tsx',
    from: 'onPick={search}',
    to: '',
    by: vitest('screens', 'web/fleet/cars/results/search.browser'),
  },
  {
    what: 'a pale text cannot be read in the dark',
    file: 'web/ui/styles.css',
    from: '--color-ink-2: #b1c4c5;',
    to: '--color-ink-2: #5a6a6b;',
    by: vitest('screens', 'web/fleet/cars/results/sheets'),
  },
  {
    what: 'a car that the list has shown is waited for',
    file: 'web/fleet/cars/details/details-screen.tsx',
    from: 'if (known && query.trip && !quote.failure)',
    to: 'if (known && query.trip && quote.failure)',
    by: vitest('screens', 'web/fleet/cars/results/known-car'),
  },
  {
    what: 'a price: a month costs what a week does',
    file: 'domain/fleet/pricing/rent-lines.ts',
    from: "unit: 'month', quantity: duration.months, unitPrice: rates.month",
    to: "unit: 'month', quantity: duration.months, unitPrice: rates.week",
    by: vitest('unit', 'domain/fleet/pricing'),
  },
  {
    what: 'an overlap: two renters have one car at once',
    file: 'server/platform/db/migrations/0003-fleet.sql',
    from: 'constraint occupancy_no_overlap exclude using gist (car_id with =, occupied with &&),',
    to: '',
    by: vitest('server', 'server/platform/db/constraints.test.ts'),
  },
  {
    what: 'a right: a blocked person goes on',
    file: 'server/platform/api/call.ts',
    from: '  refuseBlocked(operation, user)\n',
    to: '',
    by: vitest('server', 'server/staff/conduct'),
  },
]
