import type { Parcel } from './parcel.ts'

type Listener = (sent?: Parcel) => void

function openChannel() {
  const channel = new BroadcastChannel('entered')
  return {
    tell: channel.postMessage.bind(channel),
    onTold: (listener: Listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Parcel | undefined>) =>
        listener(data),
      ),
  }
}

let opened: ReturnType<typeof openChannel> | undefined
const open = () => (opened ??= openChannel())

/** Tabs tell one another that something was entered or sent; what waits stands in the database. */
export const otherTabs = {
  /** `sent` is a parcel that has just gone through. */
  tell: (sent?: Parcel): void => open().tell(sent),
  onTold: (listener: Listener): void => open().onTold(listener),
}
