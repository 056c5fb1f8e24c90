import type { SomeHandlers } from '../../platform/api/handler.ts'
import { reportUser } from './report-user.ts'
import { staffReadJobThread } from './reported-threads.ts'
import { staffDecidePerson } from './staff-decide-person.ts'
import { staffPeople } from './staff-people.ts'

export const conductHandlers = {
  reportUser,
  staffDecidePerson,
  staffPeople,
  staffReadJobThread,
} satisfies SomeHandlers
