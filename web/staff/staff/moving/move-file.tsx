import { useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { InputOf, Success } from '#protocol/core/operation.ts'
import { type MoveKind, moveColumns } from '#protocol/staff/moving/kinds.ts'
import { staffBookings, staffMovedIn, staffMoveIn, staffPeople } from '#protocol/staff/names.ts'
import { send } from '#web/core/api/call.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { saveFile } from '#web/core/api/save-file.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { BadLines } from '../files/bad-lines.tsx'
import { FileButton } from '../files/file-button.tsx'
import { fileMessages } from '../files/file-messages.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { movingMessages } from './moving-messages.ts'

/** A larger one is not sent in vain. */
const mostMegabytes = { file: 5, contracts: 10 } as const
type Part = keyof typeof mostMegabytes

type Asked = InputOf<typeof staffMoveIn> & { file: File }
type Said = Success<typeof staffMoveIn>
type Problems = Partial<Record<Part | 'other', string>>

/** One kind of what moves in: its file, what it would do, and the press that does it (docs/product/company.md#moving-in). */
export function MoveFile({ kind, number }: { kind: MoveKind; number: number }) {
  const words = useMessages(movingMessages)
  const { title, text, choose, done } = words.kinds[kind]
  const { chosen, problems, looked, isLooking, take, look, forget } = useLookedAt(kind)
  const [taken, setTaken] = useState<number>()
  const shown = `${number}. ${title}`
  const button = (part: Part, label: string, hint: string, accept: string) => (
    <FileButton
      accept={accept}
      disabled={isLooking}
      hint={hint}
      problem={problems[part]}
      onFile={(file) => {
        setTaken(undefined)
        take(part, file)
      }}
    >
      <span className="min-w-0 py-2 break-words">
        {chosen[part] ? words.chosen(label, chosen[part].name) : label}
      </span>
    </FileButton>
  )
  return (
    <StaffCard about={title} title={shown}>
      <p>{text}</p>
      <Columns kind={kind} />
      <div className="flex flex-wrap items-start gap-3">
        {button('file', choose, words.fileHint, '.csv,text/csv')}
        {kind === 'rentals' &&
          button('contracts', words.contracts, words.contractsHint, '.zip,application/zip')}
      </div>
      {problems.other !== undefined && (
        <p role="alert" className="font-bold text-danger">
          {problems.other}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!looked && (
          <Button
            variant="secondary"
            busy={isLooking}
            disabledReason={chosen.file ? undefined : words.chooseFirst}
            onClick={() => void look()}
          >
            {words.look}
          </Button>
        )}
        {chosen.contracts && !isLooking && (
          <Button variant="ghost" onClick={() => take('contracts', undefined)}>
            {words.without}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {looked && (
          <WhatItDoes
            {...looked}
            onCancel={() => forget('answer')}
            onDone={({ added }) => {
              setTaken(added)
              forget('all')
            }}
          />
        )}
        {taken !== undefined && <p className="font-bold">{done(taken)}</p>}
      </div>
    </StaffCard>
  )
}

/** What is chosen, and what the server said of just that. Whatever goes wrong, what was chosen stays. */
function useLookedAt(kind: MoveKind) {
  const words = useMessages(movingMessages)
  const lang = useLanguage()
  const [chosen, setChosen] = useState<Partial<Record<Part, File>>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [looked, setLooked] = useState<{ asked: Asked; said: Said }>()
  const [isLooking, setLooking] = useState(false)

  function take(part: Part, file: File | undefined): void {
    const most = mostMegabytes[part]
    const isLarge = file !== undefined && file.size > most * 1024 * 1024
    setProblems(isLarge ? { [part]: fieldMessage(fieldError('fileSize', most), lang) } : {})
    if (isLarge) return
    setLooked(undefined)
    setChosen({ ...chosen, [part]: file })
  }

  async function look(): Promise<void> {
    setProblems({})
    setLooking(true)
    try {
      const { file, contracts } = await copied(chosen)
      if (!file) return
      const asked = { kind, file, ...(contracts && { contracts }) }
      const said = await send(staffMoveIn, asked)
      if (said.status === 1) setLooked({ asked, said })
      else setProblems({ other: said.message })
    } catch (error) {
      const isOfFile = error instanceof DOMException
      setProblems(fieldErrors(error) ?? { other: isOfFile ? words.unreadable : errorText(error) })
    } finally {
      setLooking(false)
    }
  }

  function forget(what: 'answer' | 'all'): void {
    setLooked(undefined)
    if (what === 'all') setChosen({})
  }

  return { chosen, problems, looked, isLooking, take, look, forget }
}

/**
 * What is taken in is what was looked at, also when somebody saves the file meanwhile.
 * @throws DOMException when a file is not what it was when it was chosen
 */
async function copied({ file, contracts }: Partial<Record<Part, File>>) {
  const copy = async (one: File | undefined) =>
    one && new File([await one.arrayBuffer()], one.name, { type: one.type })
  return { file: await copy(file), contracts: await copy(contracts) }
}

function Columns({ kind }: { kind: MoveKind }) {
  const words = useMessages(movingMessages)
  const { required, optional } = moveColumns[kind]
  const columns = (names: readonly string[]) => (
    <span lang="en" className="break-words">
      {names.join(', ')}
    </span>
  )
  const save = () =>
    saveFile(
      new Blob([`${[...required, ...optional].join(',')}\n`], { type: 'text/csv' }),
      `${kind}.csv`,
    )
  return (
    <Disclosure summary={words.columns} asLink>
      <div className="grid gap-3 pt-2">
        <p>
          <b>{words.required}:</b> {columns(required)}
        </p>
        <p>
          <b>{words.optional}:</b> {columns(optional)}
        </p>
        <p className="text-ink-2">{words.kinds[kind].note}</p>
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={save}>
          {words.empty}
        </Button>
      </div>
    </Disclosure>
  )
}

type WhatItDoesProps = {
  asked: Asked
  said: Said
  onCancel: () => void
  onDone: (said: Said) => void
}

/** What was said of a file, and the press that does it. */
function WhatItDoes({ asked, said, onCancel, onDone }: WhatItDoesProps) {
  const words = useMessages(movingMessages)
  const common = useMessages(fileMessages)
  const { decide, isPending } = useDecide(staffMoveIn, staffMovedIn, staffPeople, staffBookings)
  const { fingerprint, added, joined, known, overdue, bad, badInAll, ignoredColumns } = said
  const isBad = badInAll > 0
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-18 break-words">{common.title(asked.file.name)}</h3>
      {isBad ? (
        <BadLines bad={bad} badInAll={badInAll} />
      ) : (
        <ul className="grid gap-1">
          <li>{added > 0 ? words.kinds[asked.kind].would(added) : words.nothing}</li>
          {joined > 0 && <li>{words.joined(joined)}</li>}
          {known > 0 && <li>{words.known(known)}</li>}
          {overdue.length > 0 && (
            <li className="break-words">{words.overdue(overdue.join(', '))}</li>
          )}
        </ul>
      )}
      {ignoredColumns.length > 0 && (
        <p className="break-words text-ink-2">{common.ignored(ignoredColumns.join(', '))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {fingerprint !== undefined && added > 0 && (
          <Button busy={isPending} onClick={() => decide({ ...asked, fingerprint }, onDone)}>
            {common.press}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </div>
  )
}
