import type { ComponentProps } from 'react'
import { ProfileDialog } from '#web/community/profile/profile-dialog.tsx'
import { ReportButton } from '#web/staff/conduct/report-button.tsx'

type WholeProfileProps = Omit<ComponentProps<typeof ProfileDialog>, 'ReportButton'>

/** A person's profile, with the way to report them. */
export function WholeProfile(props: WholeProfileProps) {
  return <ProfileDialog {...props} ReportButton={ReportButton} />
}
