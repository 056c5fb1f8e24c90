import { createContext } from 'react'

/** Whether what is drawn stands in the panel of a row, which has its frame and its title already. */
export const InPanel = createContext(false)
