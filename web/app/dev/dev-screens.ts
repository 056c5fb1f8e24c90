/** Names the files of the page of widgets, which what every screen begins with need not hold. */
export const widgets = () => import('./widgets-screen.tsx')
