import { newRequestId } from '../request-id.ts'
import { store } from '../storage.ts'

const key = 'enteredMark'

/** Tabs tell one another that something was entered or sent; what it is stands in the database. */
export const otherTabs = {
  tell: (): void => store(key, newRequestId()),
  onTold: (listener: () => void): void =>
    window.addEventListener('storage', (event) => {
      if (event.key === key) listener()
    }),
}
