import { useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { staffTolls } from '#protocol/money/names.ts'
import { tollColumns } from '#protocol/money/tolls/choices.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { BadLines } from '../files/bad-lines.tsx'
import { FileButton } from '../files/file-button.tsx'
import { fileMessages } from '../files/file-messages.ts'
import { tollMessages } from './toll-messages.ts'
import { TollPlan, type Tolls } from './toll-plan.tsx'
import './tolls.css'

/** A larger one is not sent in vain. */
const mostMegabytes = 5

type Looked = { file: File; said: Tolls }

/** Tolls and fines of an agency by file: looked at first, then passed on (docs/product/help-and-claims.md#tolls-by-file). */
export function TollView() {
  const words = useMessages(tollMessages)
  const lang = useLanguage()
  const looking = useSend(staffTolls)
  const [refused, setRefused] = useState<string>()
  const [looked, setLooked] = useState<Looked>()
  const [done, setDone] = useState<number>()
  const failed = looking.isPending || !looking.error ? undefined : looking.error
  const problem = refused ?? fieldErrors(failed)?.['file'] ?? (failed && errorText(failed))
  const look = async (chosen: File) => {
    setDone(undefined)
    const isLarge = chosen.size > mostMegabytes * 1024 * 1024
    setRefused(isLarge ? fieldMessage(fieldError('fileSize', mostMegabytes), lang) : undefined)
    if (isLarge) return
    // What is passed on is what was looked at, also when somebody saves the file meanwhile.
    const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type })
    const asked: InputOf<typeof staffTolls> = { file }
    looking.mutate(asked, { onSuccess: (said) => said.status === 1 && setLooked({ file, said }) })
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.text}</p>
      <div className="flex flex-wrap items-start gap-4">
        <FileButton
          accept=".csv,text/csv"
          disabled={looking.isPending}
          hint={words.fileHint}
          problem={problem}
          onFile={(file) => void look(file)}
        >
          {looked ? words.other : words.choose}
        </FileButton>
      </div>
      <Disclosure summary={words.columns}>
        <p>{words.columnsText(tollColumns.required.join(', '), 'kind')}</p>
        <p>{words.oneFine}</p>
      </Disclosure>
      <div role="status" className="grid gap-4 empty:hidden">
        {done !== undefined && <p className="font-bold">{words.done(done)}</p>}
        {looked && (
          <WhatItSays
            key={looked.said.fingerprint ?? looked.file.name}
            looked={looked}
            onDone={(lines) => {
              setLooked(undefined)
              setDone(lines)
            }}
          />
        )}
      </div>
    </div>
  )
}

type WhatItSaysProps = { looked: Looked; onDone: (lines: number) => void }

function WhatItSays({ looked: { file, said }, onDone }: WhatItSaysProps) {
  const common = useMessages(fileMessages)
  const { bad, badInAll, ignoredColumns } = said
  return (
    <>
      <h2 className="break-words">{file.name}</h2>
      {ignoredColumns.length > 0 && (
        <p className="text-ink-2">{common.ignored(ignoredColumns.join(', '))}</p>
      )}
      {badInAll > 0 ? (
        <Card>
          <BadLines bad={bad} badInAll={badInAll} />
        </Card>
      ) : (
        <TollPlan file={file} said={said} onDone={onDone} />
      )}
    </>
  )
}
