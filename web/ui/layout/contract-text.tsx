import { Fragment } from 'react'
import { CodesIn } from '../code.tsx'

/*
 * A contract is kept as plain text, so that its hash can be checked: lines with «# » and «## »
 * are headings, a tab stands between a name and its value, everything else is a sentence.
 */

/** The text of a contract to read. */
export function ContractText({ text }: { text: string }) {
  const blocks = blocksOf(text)
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      {blocks.map(({ heading, rows, sentences }) => (
        <Fragment key={`${heading} ${rows[0]} ${sentences[0]}`}>
          {heading && <h3>{heading}</h3>}
          {rows.length > 0 && (
            <dl className="grid gap-1">
              {rows.map((row) => (
                <Row key={row} row={row} />
              ))}
            </dl>
          )}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function Row({ row }: { row: string }) {
  const [name, ...values] = row.split('\t')
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-medium break-words">
        <CodesIn text={values.join(' ')} />
      </dd>
    </div>
  )
}

type Block = { heading: string | undefined; rows: string[]; sentences: string[] }

/** Headings with what stands below them; rows before sentences only as far as they come first. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const heading = /^#+ (.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    const isRow = line.includes('\t')
    if (heading !== undefined || !last || (isRow && last.sentences.length > 0)) {
      blocks.push({ heading, rows: [], sentences: [] })
    }
    if (heading !== undefined) continue
    const block = blocks.at(-1)
    if (isRow) block?.rows.push(line)
    else block?.sentences.push(line)
  }
  return blocks
}
