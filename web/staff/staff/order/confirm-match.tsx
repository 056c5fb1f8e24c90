import { UserRoundX } from 'lucide-react'
import { markKinds } from '#domain/people/people/person-marks.ts'
import { staffPeople } from '#protocol/staff/names.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { confirmMessages } from './confirm-messages.ts'

type ConfirmMatchProps = {
  person: StaffPerson
  answer: 'same' | 'other' | undefined
  onAnswer: (answer: 'same' | 'other') => void
}

/** Somebody who may be blocked beside who is, line by line; who looks says which it is. */
export function ConfirmMatch({ person, answer, onAnswer }: ConfirmMatchProps) {
  const words = useMessages(confirmMessages)
  const [match] = person.matches
  const { data } = useRead(
    staffPeople,
    { find: match?.account.id ?? '' },
    { enabled: match !== undefined },
  )
  if (!match) return null
  const other = data?.people.find(({ id }) => id === match.account.id)
  const values = (of: StaffPerson | undefined) => ({
    license: words.hidden,
    phone: of?.phone ?? '',
    name: of?.name ?? '',
  })
  const [mine, theirs] = [values(person), values(other)]
  return (
    <section className="confirm-match" aria-label={words.match(person.name, match.account.name)}>
      <h3>
        <UserRoundX aria-hidden="true" size={20} className="inline" />{' '}
        {words.match(person.name, match.account.name)}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.mark}</span>
            </th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.blocked}</th>
            <th scope="col">
              <span className="sr-only">{words.compared}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {markKinds.map((kind) => {
            const isSame = match.kinds.includes(kind)
            return (
              <tr key={kind}>
                <th scope="row">{words.marks[kind]}</th>
                <td>{mine[kind]}</td>
                <td>{theirs[kind]}</td>
                <td className={isSame ? 'is-same' : ''}>
                  {isSame ? words.sameMark : words.otherMark}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{match.reason}</p>
      <RadioCards
        label={words.answer}
        value={answer ?? ''}
        onChange={(id) => onAnswer(id === 'same' ? 'same' : 'other')}
        columns={2}
        cards={[
          { id: 'same', content: <b>{words.isSame}</b> },
          { id: 'other', content: <b>{words.isOther}</b> },
        ]}
      />
      {answer === 'same' && (
        <>
          <p>{words.isSameText}</p>
          <LinkButton
            to={routes.staff}
            search={{ view: 'people', open: person.id }}
            variant="secondary"
            size="sm"
          >
            {words.open}
          </LinkButton>
        </>
      )}
    </section>
  )
}
