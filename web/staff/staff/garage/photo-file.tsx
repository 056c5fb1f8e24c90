import { useState } from 'react'
import { mostZipMegabytes, pieceBytes } from '#domain/fleet/proof/photo-names.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Success } from '#protocol/core/operation.ts'
import {
  staffCars,
  staffPhotoFile,
  staffSendPhotoFile,
  staffTakePhotoFile,
} from '#protocol/staff/names.ts'
import { send } from '#web/core/api/call.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FileButton } from '../files/file-button.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { photoFileMessages } from './photo-file-messages.ts'

type Said = Success<typeof staffPhotoFile>

/** A ZIP of photos, which says first what it would do (docs/product/cars.md#a-zip-of-photos). */
export function PhotoFile() {
  const words = useMessages(photoFileMessages)
  const { percent, problem, sent, sendZip, forget } = useSentZip()
  const isSending = percent !== undefined
  return (
    <>
      <FileButton
        accept=".zip,application/zip"
        disabled={isSending}
        hint={words.hint}
        problem={problem}
        onFile={sendZip}
      >
        {isSending ? words.sending(percent) : words.in}
      </FileButton>
      {sent && <WhatItDoes key={sent.file} {...sent} onDone={forget} />}
    </>
  )
}

/** A ZIP on its way in pieces, a few percent at a time. */
function useSentZip() {
  const lang = useLanguage()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<{ file: string; name: string }>()

  async function sendPieces(zip: File): Promise<void> {
    let file: string | undefined
    for (let from = 0; from < zip.size; from += pieceBytes) {
      setPercent(Math.round((from / zip.size) * 100))
      const piece = new File([zip.slice(from, from + pieceBytes)], 'piece')
      const number = String(from / pieceBytes)
      const answer = await send(staffSendPhotoFile, { ...(file && { file }), number, piece })
      if (answer.status === 0) return setProblem(answer.message)
      file = answer.file
    }
    if (file) setSent({ file, name: zip.name })
  }

  async function sendZip(zip: File): Promise<void> {
    setSent(undefined)
    const isLarge = zip.size > mostZipMegabytes * 1024 * 1024
    setProblem(isLarge ? fieldMessage(fieldError('fileSize', mostZipMegabytes), lang) : undefined)
    if (isLarge) return
    await sendPieces(zip).catch((error: unknown) =>
      setProblem(fieldErrors(error)?.['piece'] ?? errorText(error)),
    )
    setPercent(undefined)
  }

  return {
    percent,
    problem,
    sent,
    sendZip: (zip: File) => void sendZip(zip),
    forget: () => setSent(undefined),
  }
}

type WhatItDoesProps = { file: string; name: string; onDone: () => void }

/** What was said of a ZIP, the press that does it, and how far that is. */
function WhatItDoes({ file, name, onDone }: WhatItDoesProps) {
  const words = useMessages(photoFileMessages)
  const [replaces, setReplaces] = useState(false)
  /** Begun and not known to be done. */
  const [isRunning, setRunning] = useState(false)
  const { decide, isPending } = useDecide(staffTakePhotoFile, staffPhotoFile, staffCars)
  const asked = { file, ...(replaces && { replaces }) }
  const { data, refused, isOld } = useRead(staffPhotoFile, asked, {
    refetchInterval: isRunning ? 2000 : false,
  })
  if (isRunning && data?.progress?.isDone) setRunning(false)
  const title = data?.progress ? words.running(name) : words.title(name)
  const { fingerprint, progress } = data ?? {}
  const take = () =>
    fingerprint !== undefined && decide({ ...asked, fingerprint }, () => setRunning(true))
  return (
    <div className="basis-full" role="status">
      <StaffCard about={title} title={title}>
        {refused !== undefined && <p className="font-bold text-danger">{refused}</p>}
        {data && !progress && <Would said={data} />}
        {data && !progress && data.photos > 0 && data.badInAll === 0 && (
          <Checkbox checked={replaces} onChange={({ target }) => setReplaces(target.checked)}>
            {words.replaces}
          </Checkbox>
        )}
        {data && progress && (
          <>
            <p>
              {progress.isDone
                ? words.done(progress.taken)
                : `${words.progress(progress.cars, data.cars)}. ${words.goesOn}`}
            </p>
            {data.badInAll > 0 && (
              <p className="font-bold text-danger">{words.leftOut(data.badInAll)}</p>
            )}
            <BadEntries said={data} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {fingerprint !== undefined && !progress && (
            <Button busy={isPending || isOld} onClick={take}>
              {words.press}
            </Button>
          )}
          <Button variant="secondary" onClick={onDone}>
            {progress ? words.close : words.cancel}
          </Button>
        </div>
      </StaffCard>
    </div>
  )
}

function Would({ said }: { said: Said }) {
  const words = useMessages(photoFileMessages)
  const { photos, cars, replaced, badInAll } = said
  if (badInAll > 0)
    return (
      <>
        <p className="font-bold text-danger">{words.bad(badInAll)}</p>
        <BadEntries said={said} />
      </>
    )
  if (photos === 0) return <p>{words.nothing}</p>
  return (
    <ul className="grid gap-1">
      <li>
        {words.photos(photos)} {words.cars(cars)}
      </li>
      {replaced > 0 && <li>{words.replaced(replaced)}</li>}
    </ul>
  )
}

function BadEntries({ said: { bad, badInAll } }: { said: Said }) {
  const words = useMessages(photoFileMessages)
  return (
    <ul className="grid gap-1">
      {bad.map(({ entry, reason }) => (
        <li key={`${entry} ${reason}`} className="break-words">
          {entry}: {reason}
        </li>
      ))}
      {badInAll > bad.length && <li>{words.more(badInAll - bad.length)}</li>}
    </ul>
  )
}
