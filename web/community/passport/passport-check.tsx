import { FileCheck2, KeyRound } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { cx } from '#web/ui/cx.ts'
import { checkPassport, type Finding, keysIn, type PublicKey } from './check-passport.ts'
import { passportMessages } from './messages.ts'
import { PassportFacts } from './passport-facts.tsx'
import { passportInLink } from './passport-link.ts'

const keysAddress = '/.well-known/tramo-keys.json'

type Outcome = Finding | { kind: 'noKeys' } | { kind: 'noOwnKeys' }

/** Checks a passport that somebody brought, with this site's keys or with those of its issuer. */
export function PassportCheck() {
  const words = useMessages(passportMessages)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const needsKeys = outcome?.kind === 'otherKeys' || outcome?.kind === 'noKeys'
  const check = async (content: string) => {
    setText(content)
    setOutcome(await checkHere(content))
  }
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (hash.length < 2) return
    // What a code says of a person stays in nobody's history.
    window.history.replaceState(window.history.state, '', pathname + search)
    void passportInLink(hash.slice(1)).then(async (content = '') => {
      setText(content)
      setOutcome(await checkHere(content))
    })
  }, [])
  const checkWith = async (keyFile: string) => {
    const keys = keysIn(keyFile)
    setOutcome(keys.length > 0 ? await checkPassport(text, keys) : { kind: 'noKeys' })
  }
  return (
    <div className="grid gap-5">
      <JsonFile icon={<FileCheck2 aria-hidden="true" size={20} />} onRead={check}>
        {words.choose}
      </JsonFile>
      <div role="status" className="grid gap-5 empty:hidden">
        {outcome && <OutcomeText outcome={outcome} />}
      </div>
      {needsKeys && (
        <JsonFile icon={<KeyRound aria-hidden="true" size={20} />} onRead={checkWith}>
          {words.chooseKeys}
        </JsonFile>
      )}
      {outcome?.kind === 'verified' && <PassportFacts passport={outcome.file.passport} />}
    </div>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const words = useMessages(passportMessages)
  switch (outcome.kind) {
    case 'verified':
      return (
        <Banner tone="ok">
          <p className="font-bold wrap-anywhere">{words.verified(outcome.file.passport.issuer)}</p>
          <p>{words.askLicense}</p>
        </Banner>
      )
    case 'otherKeys':
      return (
        <Banner tone="warn">
          <p className="wrap-anywhere">{words.otherKeys(outcome.issuer)}</p>
          {isWebAddress(outcome.issuer) && (
            <a
              href={outcome.issuer + keysAddress}
              download
              rel="noreferrer noopener"
              target="_blank"
              className="link wrap-anywhere"
            >
              {words.keysAt(outcome.issuer)}
            </a>
          )}
        </Banner>
      )
    case 'noKeys':
    case 'noOwnKeys':
    case 'unable':
      return <Banner tone="warn">{words[outcome.kind]}</Banner>
    case 'changed':
    case 'unreadable':
      return <Banner tone="danger">{words[outcome.kind]}</Banner>
  }
}

const isWebAddress = (issuer: string) => URL.canParse(issuer) && /^https?:/.test(issuer)

async function checkHere(content: string): Promise<Outcome> {
  const keys = await ownKeys()
  return keys ? checkPassport(content, keys) : { kind: 'noOwnKeys' }
}

async function ownKeys(): Promise<PublicKey[] | undefined> {
  try {
    const answer = await fetch(keysAddress)
    return answer.ok ? keysIn(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

type JsonFileProps = { icon: ReactNode; children: string; onRead: (text: string) => Promise<void> }

/** A JSON file of at most a megabyte, handed on as text; what is longer is cut off and found unreadable. */
function JsonFile({ icon, children, onRead }: JsonFileProps) {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Choosing the same file again must count as a change.
    target.value = ''
    if (file)
      void file
        .slice(0, 1024 * 1024)
        .text()
        .then(onRead)
  }
  return (
    <div className="justify-self-start">
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        onChange={take}
      />
      <label
        htmlFor={id}
        className={cx(
          buttonStyle({ variant: 'secondary' }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {icon}
        {children}
      </label>
    </div>
  )
}
