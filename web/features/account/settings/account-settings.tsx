import { SessionsCard } from './sessions-card.tsx'

/** What a person decides about their account, one section after the other. */
export function AccountSettings() {
  return (
    <>
      <SessionsCard />
    </>
  )
}
