import { UserPlus } from 'lucide-react'
import { staffSearch } from '#protocol/staff/names.ts'
import type { Lang } from '#protocol/core/text.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { typedPhone } from '#web/core/shown-phone.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useWhen } from '../desk/use-when.ts'
import { searchMessages } from '../search/search-messages.ts'
import { callerMessages } from './caller-messages.ts'
import type { Found } from './found.ts'
import type { Saying, Wish } from './use-wish.ts'

type Errors = Readonly<Record<string, string>>
type CallerPersonProps = Saying & { person: Found['person']; errors: Errors }

/** A pause in typing after which is asked. */
const restMs = 200

/** What was typed to find somebody begins what is asked of somebody new. */
const startOf = (text: string): Partial<Wish> =>
  text.includes('@') ? { email: text } : /\d{3}/.test(text) ? { phone: text } : { firstName: text }

/** Who calls: found by phone, name or e-mail, or made. */
export function CallerPerson({ wish, say, person, errors }: CallerPersonProps) {
  const words = useMessages(callerMessages)
  const { isNew, text } = wish
  const known = !isNew && wish.person !== ''
  return (
    <section className="grid gap-3" aria-label={words.who}>
      <div className="caller-head">
        <h3 className="text-18">{words.who}</h3>
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            say(isNew ? { isNew: false } : { isNew: true, person: '', ...startOf(text.trim()) })
          }
        >
          <UserPlus aria-hidden="true" size={20} />
          {isNew ? words.knownPerson : words.newPerson}
        </Button>
      </div>
      {isNew && <NewPerson wish={wish} say={say} errors={errors} />}
      {known && <ChosenPerson person={person} onChange={() => say({ person: '' })} />}
      {!isNew && !known && <FindPerson wish={wish} say={say} />}
    </section>
  )
}

function FindPerson({ wish, say }: Saying) {
  const words = useMessages(callerMessages)
  const rows = useMessages(searchMessages)
  const asked = useSettled(wish.text.trim(), restMs)
  const { data, isFetching } = useRead(staffSearch, { text: asked }, { enabled: asked !== '' })
  const people = asked === '' ? undefined : data?.people
  const choose = (id: string) => say({ person: id, text: '' })
  const first = people?.[0]?.id
  return (
    <>
      <TextField
        label={words.whoHint}
        value={wish.text}
        autoComplete="off"
        maxLength={100}
        ref={takeFocus}
        onChange={({ target }) => say({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first !== undefined && !isFetching) choose(first)
        }}
      />
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {people && !isFetching && (people.length > 0 ? words.found(people.length) : words.nobody)}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {people?.map(({ id, name, phone, email, completedRentals, isBlocked }) => (
          <li key={id}>
            <button type="button" className="caller-person" onClick={() => choose(id)}>
              <span className="font-bold">{name}</span>{' '}
              {isBlocked && <Badge tone="danger">{rows.blocked}</Badge>}
              <span className="block text-14 text-ink-2">
                {[phone && typedPhone(phone), email, words.rentals(completedRentals)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who opened it types at once. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Whoever was chosen is where the focus goes: the field that had it is gone. */
const takeFocusOnce = (card: HTMLDivElement | null) => card?.focus({ preventScroll: true })

function ChosenPerson({ person, onChange }: { person: Found['person']; onChange: () => void }) {
  const words = useMessages(callerMessages)
  const when = useWhen()
  if (!person)
    return <div ref={takeFocusOnce} tabIndex={-1} className="caller-person" aria-busy="true" />
  const {
    name,
    age,
    missing,
    completedRentals,
    insuredUntil,
    language,
    phone,
    refused,
    lastQuote,
  } = person
  const facts = [
    phone && typedPhone(phone),
    words.rentals(completedRentals),
    insuredUntil && words.insuredUntil(when.day(insuredUntil)),
    words.reads[language],
  ]
  return (
    <div ref={takeFocusOnce} tabIndex={-1} className="caller-person is-chosen">
      <div className="caller-chosen">
        <p>
          <span className="font-bold">{name}</span>
          {age !== undefined && `, ${age}`}{' '}
          {missing.length === 0 && <Badge tone="ok">{words.papersFine}</Badge>}
        </p>
        <Button variant="ghost" size="sm" onClick={onChange}>
          {words.change}
        </Button>
      </div>
      <p className="text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {missing.length > 0 && <p className="text-14 text-ink-2">{missing.join(' · ')}</p>}
      {lastQuote && (
        <p className="text-14 text-ink-2">
          {words.lastQuote(
            lastQuote.car,
            formatMoney(lastQuote.total),
            when.instant(lastQuote.validUntil),
          )}
        </p>
      )}
      {refused && (
        <p role="alert" className="font-bold text-danger">
          {refused}
        </p>
      )}
    </div>
  )
}

const texts = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
] as const

function NewPerson({ wish, say, errors }: Saying & { errors: Errors }) {
  const words = useMessages(callerMessages)
  return (
    <div className="caller-pair">
      {texts.map(([name, type]) => (
        <TextField
          key={name}
          label={words[name]}
          hint={name === 'email' ? words.emailHint : undefined}
          type={type}
          required
          autoComplete="off"
          value={wish[name]}
          error={errors[name]}
          onChange={({ target }) => say({ [name]: target.value })}
        />
      ))}
      <DateField
        label={words.birthDate}
        required
        autoComplete="off"
        value={wish.birthDate}
        error={errors.birthDate}
        onChange={(birthDate) => say({ birthDate })}
      />
      <Select
        label={words.language}
        value={wish.language}
        items={(['en', 'es'] as const).map((id) => ({ id, name: words.languages[id] }))}
        onChange={({ target }) => say({ language: target.value as Lang })}
      />
    </div>
  )
}
