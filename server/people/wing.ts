import type { Wing } from '../platform/wing.ts'
import { forgetFiles } from '../platform/uploads/forget-files.ts'
import { forgetOldChallenges, oldChallenges } from './account/challenge-store.ts'
import { forgetPerson } from './account/forget-person.ts'
import { forgetCodeMails, oldCodeMails } from './account/limit-mails.ts'
import { forgetDrivers } from './drivers/forget-drivers.ts'
import { forgetLicensePictures, picturesToForget } from './drivers/forget-license-pictures.ts'
import { forgetOldChanges, oldChanges } from './email-change/email-change-store.ts'
import { forgetPasskeys } from './passkeys/forget-passkeys.ts'
import { forgetOldAlarms, oldAlarms } from './passkeys/passkey-alarm.ts'
import { forgetOldPasskeyChallenges, oldPasskeyChallenges } from './passkeys/passkeys-store.ts'
import { registerCompany } from './company/company-pages.ts'
import { accountHandlers } from './account/handlers.ts'
import { driverHandlers } from './drivers/handlers.ts'
import { emailChangeHandlers } from './email-change/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { avatarsOfNobody, sweepAvatars } from './files/store-avatar.ts'
import { forgetInvitations } from './people/team-store.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { registerFiles } from './files/files-route.ts'
import { peopleExports } from './exports.ts'

/** What `people` brings to the server. */
export const people = {
  handlers: {
    ...accountHandlers,
    ...driverHandlers,
    ...emailChangeHandlers,
    ...fileHandlers,
    ...passkeyHandlers,
  },
  reactions: {},
  forgets: [
    (tx, { userId }) => forgetInvitations(tx, userId),
    // The account first: what hangs on it may be emptied once its owner has left.
    (tx, { userId, at }) => forgetPerson(tx, userId, at),
    (tx, { userId }) => forgetPasskeys(tx, userId),
    (tx, { userId }) => forgetDrivers(tx, userId),
    (tx, { userId }) => forgetFiles(tx, userId),
  ],
  work: [
    {
      name: 'unused avatars',
      everySeconds: 600,
      topics: ['uploads'],
      scans: true,
      due: avatarsOfNobody,
      run: sweepAvatars,
    },
    {
      name: 'license pictures',
      everySeconds: 3600,
      scans: true,
      due: picturesToForget,
      run: forgetLicensePictures,
    },
    {
      name: 'alarms of passkeys',
      everySeconds: 3600,
      scans: true,
      due: oldAlarms,
      run: forgetOldAlarms,
    },
    {
      name: 'mails with codes',
      everySeconds: 3600,
      scans: true,
      due: oldCodeMails,
      run: forgetCodeMails,
    },
    {
      name: 'old sign-ins',
      everySeconds: 3600,
      scans: true,
      due: oldChallenges,
      run: forgetOldChallenges,
    },
    {
      name: 'old passkey challenges',
      everySeconds: 3600,
      scans: true,
      due: oldPasskeyChallenges,
      run: forgetOldPasskeyChallenges,
    },
    {
      name: 'old e-mail changes',
      everySeconds: 3600,
      scans: true,
      due: oldChanges,
      run: forgetOldChanges,
    },
  ],
  exports: peopleExports,
  routes: [registerFiles, registerCompany],
} satisfies Wing
