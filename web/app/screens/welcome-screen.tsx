import { InvitationNote } from '#web/community/network/parts/invitation-note.tsx'
import { WelcomeScreen } from '#web/people/account/welcome-screen.tsx'

/** Signing in, with who invited the person. */
export function WholeWelcome() {
  return <WelcomeScreen InvitationNote={InvitationNote} />
}
