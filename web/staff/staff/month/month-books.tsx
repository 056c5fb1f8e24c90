import { type FormEvent, useState } from 'react'
import { staffMonth, staffSaveBooks } from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { monthMessages } from './month-messages.ts'
import type { Month } from './month-sums.ts'
import { useAccountName } from './use-month.ts'

type BooksProps = { books: Month['books']; onSaved: () => void }

/** Whose days the books have, and what the accountant calls our accounts (docs/product/month.md#journal). */
export function Books({ books, onSaved }: BooksProps) {
  const words = useMessages(monthMessages)
  const account = useAccountName()
  const [zone, setZone] = useState(books.zone ?? '')
  const [names, setNames] = useState<Record<string, string>>(() =>
    Object.fromEntries(books.accounts.map(({ account: of, name }) => [of, name ?? ''])),
  )
  const { decide, isPending, error } = useDecide(staffSaveBooks, staffMonth)
  const errors = fieldErrors(error)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const said = Object.entries(names).flatMap(([of, name]) =>
      name.trim() === '' ? [] : [[of, name.trim()]],
    )
    decide(
      {
        version: books.version,
        zone: zone === '' ? undefined : zone,
        accountNames: Object.fromEntries(said) as Record<string, string>,
      },
      onSaved,
    )
  }
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <p className="text-ink-2">{words.booksText}</p>
      <Select
        label={words.zone}
        value={zone}
        items={[
          { id: '', name: words.firstArea },
          ...books.zones.map((id) => ({ id, name: id.replaceAll('_', ' ') })),
        ]}
        error={errors?.['zone']}
        onChange={({ target }) => setZone(target.value)}
      />
      {books.accounts.map(({ account: of, usual }) => (
        <TextField
          key={of}
          label={words.accountOf(account(of))}
          hint={words.usual(usual)}
          autoComplete="off"
          maxLength={100}
          value={names[of] ?? ''}
          onChange={({ target }) => setNames((before) => ({ ...before, [of]: target.value }))}
        />
      ))}
      <div>
        <Button type="submit" busy={isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
