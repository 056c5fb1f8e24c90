import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffEndFeed, staffSaveFeed, staffSeeOverlap } from './change-feeds.ts'
import { calendarLink, endCalendarLink, makeCalendarLink } from './own-calendar.ts'
import { staffFeeds } from './staff-feeds.ts'
import { staffEndFeedLink, staffMakeFeedLink } from './staff-links.ts'

export const calendarsHandlers = {
  calendarLink,
  endCalendarLink,
  makeCalendarLink,
  staffEndFeed,
  staffEndFeedLink,
  staffFeeds,
  staffMakeFeedLink,
  staffSaveFeed,
  staffSeeOverlap,
} satisfies SomeHandlers
