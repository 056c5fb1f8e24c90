import { createRootRoute } from '@tanstack/react-router'

/** The parent of every screen's route; the router gives it its frame. */
export const rootRoute = createRootRoute()
