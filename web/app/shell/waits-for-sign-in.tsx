import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { readParcels } from '#web/people/offline/parcel-store.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NoticeBar } from './notice-bar.tsx'
import { waitingMessages } from './waiting-messages.ts'

/** The session of this person died while something waited: it goes out when they are back. */
export function WaitsForSignIn({ owner }: { owner: string }) {
  const words = useMessages(waitingMessages)
  const lang = useLanguage()
  const [first, setFirst] = useState<Parcel>()
  useEffect(() => {
    void readParcels().then((all) => setFirst(all.find((parcel) => parcel.owner === owner)))
  }, [owner])
  return (
    <div role="status">
      {first && (
        <NoticeBar
          actions={
            <Link to={routes.welcome} search={{ returnUrl: first.place }} className="font-bold">
              {words.signIn}
            </Link>
          }
        >
          {words.untilSignIn(first.title[lang])}
        </NoticeBar>
      )}
    </div>
  )
}
