import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '../banner.tsx'

const en = {
  title: (version: number) => `Your contract has a new version: ${version}`,
  text: 'Some details have changed since you booked. Check what is different, then accept it.',
  before: 'Before',
  after: 'Now',
  added: 'New',
  gone: 'Removed',
}
const es: typeof en = {
  title: (version) => `Tu contrato tiene una versión nueva: ${version}`,
  text: 'Algunos datos cambiaron desde que reservaste. Revisa qué cambió y luego acéptala.',
  before: 'Antes',
  after: 'Ahora',
  added: 'Nuevo',
  gone: 'Eliminado',
}
const messages = { en, es }

type Change = { name?: string; before?: string; after?: string }

type ContractChangesProps = {
  version: number
  changes: readonly Change[]
  /** The version that was read was refused a moment ago: this is why. */
  isAnswer: boolean
}

/** That a contract is another one than the renter knows, and what is different in it. */
export function ContractChanges({ version, changes, isAnswer }: ContractChangesProps) {
  const words = useMessages(messages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) ref.current?.focus()
  }, [isAnswer])
  return (
    <div ref={ref} tabIndex={-1} role={isAnswer ? 'alert' : undefined} className="outline-0">
      <Banner tone="warn">
        <p className="font-bold">{words.title(version)}</p>
        <p>{words.text}</p>
        <ul className="mt-3 grid gap-3">
          {changes.map(({ name, before, after }) => (
            <li key={`${name} ${before} ${after}`}>
              {name && <b className="block">{name}</b>}
              {before !== undefined && (
                <p className="break-words">
                  {after === undefined ? words.gone : words.before}: <del>{before}</del>
                </p>
              )}
              {after !== undefined && (
                <p className="break-words">
                  {before === undefined ? words.added : words.after}:{' '}
                  <ins className="no-underline">{after}</ins>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
