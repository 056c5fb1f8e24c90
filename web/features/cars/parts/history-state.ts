declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the list the car was found in. */
    fromResults?: boolean
  }
}

export {}
