import { Loader } from '#web/ui/states/loader.tsx'

/** While a screen's file is under way. */
export function PendingScreen() {
  return (
    <div aria-busy="true" className="grid flex-1 place-items-center p-14">
      <Loader />
    </div>
  )
}
