import { expect, it } from 'vitest'
import { rentalStatuses } from '../../fleet/fleet/rental-status.ts'
import { rentalActions, transitions } from './transition-table.ts'

const meaning: Record<string, string> = {
  notPickedUp: 'Vehicle not picked up yet',
  pickedUp: 'Picked up',
  cancelled: 'Cancelled',
  returned: 'Vehicle returned',
  extended: 'Extended',
  swapped: 'Swapped',
  arrived: 'I have arrived',
  returnScheduled: 'Return appointment scheduled',
  maintenanceScheduled: 'Maintenance appointment scheduled',
}

function drawing(): string {
  const nodes = rentalStatuses.map(({ code, key }) => `  s${code}: ${code} ${meaning[key]}`)
  const name = (state: number | 'none') => (state === 'none' ? '[*]' : `s${state}`)
  const moves = transitions
    .filter((row) => row.from !== row.to)
    .map((row) => `  ${name(row.from)} --> ${name(row.to)}: ${row.action}`)
  const lines = transitions.map((row) => {
    const guards = row.guards.length > 0 ? row.guards.join(', ') : '–'
    return `| ${row.from} | ${row.action} | ${rentalActions[row.action]} | ${guards} | ${row.to} |`
  })
  return `# The states of a rental

Made from \`domain/money/orders/transition-table.ts\`; a test fails when the two differ (\`npx vitest run --project unit domain/money/orders/drawing -u\` writes it anew).

\`\`\`mermaid
stateDiagram-v2
${[...nodes, ...moves].join('\n')}
\`\`\`

What is not in this table is refused with 409 and a sentence, and changes nothing. An action that stays at its code changes something else: an appointment, a contract, a confirmation.

| from | action | by | guards | to |
|---|---|---|---|---|
${lines.join('\n')}
`
}

it('is drawn in the docs as it is in the table', async () => {
  await expect(drawing()).toMatchFileSnapshot('../../../docs/rental-states.md')
})
