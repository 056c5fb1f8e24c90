import { useState } from 'react'
import { staffEndFeedLink, staffFeeds, staffMakeFeedLink } from '#protocol/staff/names.ts'
import type { StaffFeeds } from '#protocol/staff/calendars/staff-feeds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { calendarMessages } from './calendar-messages.ts'
import './calendars.css'

type LinkRowProps = {
  of: { car: string } | { area: string }
  /** What it is called beside others. */
  name?: string | undefined
  link: StaffFeeds['links'][number] | undefined
}

/** The secret address of one of our calendars: made, shown once, made anew, ended. */
export function LinkRow({ of, name, link }: LinkRowProps) {
  const words = useMessages(calendarMessages)
  const when = useWhen()
  const making = useDecide(staffMakeFeedLink, staffFeeds)
  const ending = useDecide(staffEndFeedLink, staffFeeds)
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const [address, setAddress] = useState<string>()
  const done = () => setAsked(undefined)
  const make = () =>
    making.decide(of, ({ address: made }) => {
      setAddress(made)
      done()
    })
  const end = () =>
    link &&
    ending.decide({ link: link.id, version: link.version }, () => {
      setAddress(undefined)
      done()
    })
  const label = (what: string) => (name === undefined ? what : `${what}: ${name}`)
  return (
    <li>
      <div className="grid min-w-0 gap-2">
        {name !== undefined && <p className="font-bold">{name}</p>}
        {link && (
          <p className="text-14 text-ink-2">{words.madeBy(link.by, when.instant(link.madeAt))}</p>
        )}
        {address !== undefined && link && <Address address={address} />}
      </div>
      <div className="calendar-does">
        <Button
          variant="secondary"
          size="sm"
          busy={making.isPending}
          aria-label={label(link ? words.renew : words.make)}
          onClick={() => (link ? setAsked('renew') : make())}
        >
          {link ? words.renew : words.make}
        </Button>
        {link && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={label(words.endLink)}
            onClick={() => setAsked('end')}
          >
            {words.endLink}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'end' ? words.endLink : words.renew}
        text={asked === 'end' ? words.endLinkText : words.renewText}
        okLabel={asked === 'end' ? words.endLink : words.renew}
        cancelLabel={words.cancel}
        danger={asked === 'end'}
        busy={making.isPending || ending.isPending}
        onCancel={done}
        onOk={() => (asked === 'end' ? end() : make())}
      />
    </li>
  )
}

function Address({ address }: { address: string }) {
  const words = useMessages(calendarMessages)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      statusToast(words.copied)
    } catch {
      errorToast(words.notCopied)
    }
  }
  return (
    <div className="grid gap-2">
      <p role="status" className="font-bold">
        {words.once}
      </p>
      <p className="calendar-address" aria-label={words.address} role="group">
        <Code>{address}</Code>
      </p>
      <div>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
