/** Screens name each other by the one list that the server knows, too. */
export { openScreens, orderScreens, ownScreens, routes } from '#protocol/core/screens.ts'
