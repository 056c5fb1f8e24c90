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
    what: 'sessions: one that was ended stays in the list',
    file: 'web/people/account/settings/sessions-card.tsx',
    from: 'onSettled: () => void client.invalidateQueries({ queryKey: [sessions.name] }),',
    to: 'onSettled: () => void client,',
    by: vitest('screens', 'web/people/account/settings'),
  },
  {
    what: 'an e-mail: a code that is too short is one of the five tries',
    file: 'web/ui/forms/use-mailed-code.ts',
    from: '    if (code.length < digits) ref.current?.focus()\n    else send(code)',
    to: '    send(code)',
    by: vitest('screens', 'web/people/account/settings'),
  },
  {
    what: 'notices: an hour that is chosen carries the other one away',
    file: 'web/rentals/dashboard/notice-hours.tsx',
    from: 'send({ from, to, ...change }',
    to: 'send({ from: 0, to: 24, ...change }',
    by: vitest('screens', 'web/rentals/dashboard'),
  },
  {
    what: 'a job: who saves over a change on another device is refused again',
    file: 'web/jobs/jobs/edit/use-job-form.ts',
    from: 'saveMine: submitAs(changed.latestVersion),',
    to: 'saveMine: submitAs(changed.version),',
    by: vitest('screens', 'web/jobs/jobs/edit/edit-twice'),
  },
  {
    what: 'a job: an address that is found brings no mark',
    file: 'web/jobs/jobs/edit/set-exact.ts',
    from: '  form.setValue(`${name}Point`, { latitude, longitude }, changed)\n',
    to: '  void [latitude, longitude]\n',
    by: vitest('screens', 'web/jobs/jobs/edit/address-search'),
  },
  {
    what: 'a job: the mark of one town stays when another is chosen',
    file: 'web/jobs/jobs/edit/town-of-job.tsx',
    from: 'if (chosen?.id !== town?.id && ',
    to: 'if (chosen?.id === town?.id && ',
    by: vitest('screens', 'web/jobs/jobs/point'),
  },
  {
    what: 'a card is saved without being asked',
    file: 'web/money/payments/use-pay.ts',
    from: "card !== 'saved' && remember) || undefined",
    to: "card !== 'saved') || undefined",
    by: vitest('screens', 'web/money/payments'),
  },
  {
    what: 'a card that was declined is told to nobody',
    file: 'web/money/payments/use-pay.ts',
    from: "if ('refused' in answer) return backToForm(answer.refused, answer.fields)",
    to: "if ('refused' in answer) return backToForm(undefined, answer.fields)",
    by: vitest('screens', 'web/rentals/bookings'),
  },
  {
    what: 'a hold that ran out: the pickup that was chosen is forgotten',
    file: 'web/rentals/payments/parts/hold-over.tsx',
    from: '                appt: rental.appointment?.appointmentId,\n',
    to: '',
    by: vitest('screens', 'web/rentals/bookings'),
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
  {
    what: 'a focus: one that the screen below a dialog does not take at once is given up',
    file: 'web/ui/overlays/use-kept-focus.ts',
    from: 'if (isLost() && frames++ < mostFrames)',
    to: 'if (isLost() && frames++ < 0)',
    by: vitest('screens', 'web/ui/overlays/use-kept-focus'),
  },
  {
    what: 'a map: cars of one address are asked to come apart',
    file: 'web/fleet/places/map/group-pins.ts',
    from: 'new Set(places).size > 1',
    to: 'new Set(places).size > 0',
    by: vitest('screens', 'web/fleet/cars/map'),
  },
  {
    what: 'leaving: what somebody wrote in a thread stays',
    file: 'server/help/wing.ts',
    from: '(tx, { userId }) => forgetThreads(tx, userId),',
    to: '',
    by: vitest('server', 'server/staff/leaving/words-of-a-person'),
  },
  {
    what: 'a tax: its first days are counted in each order anew',
    file: 'domain/fleet/pricing/taxes/tax.ts',
    from: 'Math.min(daysBefore + days, firstDays) - Math.min(daysBefore, firstDays)',
    to: 'Math.min(days, firstDays)',
    by: vitest('unit', 'domain/fleet/pricing/taxes'),
  },
  {
    what: 'a tax: a search takes none of earlier taxes',
    file: 'server/fleet/cars/search-price-sql.ts',
    from: '[cents, ...earlier] : earlier',
    to: '[cents] : []',
    by: vitest('server', 'server/fleet/cars/search-price-sql'),
  },
  {
    what: 'a tax: all lie in one account',
    file: 'server/money/ledger/ledger.ts',
    from: "tax.account ? `tax-${tax.account}` : 'tax'",
    to: "'tax'",
    by: vitest('server', 'server/staff/opening/company-taxes'),
  },
]
