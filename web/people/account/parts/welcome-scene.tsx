import { useMessages } from '#web/core/i18n.ts'
import { CarArt } from '#web/ui/media/car-art.tsx'
import minivan from '#web/ui/cars/minivan.svg?raw'
import bay from '#web/ui/scenes/hero.svg'
import { welcomeMessages } from '../welcome-messages.ts'

/** The bay with the poppy van: above the form on phones, beside it on wide screens. */
export function WelcomeScene() {
  const words = useMessages(welcomeMessages)
  return (
    <div className="on-hero relative h-59 overflow-hidden bg-hero text-on-hero lg:h-auto">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-full overflow-hidden lg:h-[64%] lg:min-h-105"
      >
        <img
          src={bay}
          alt=""
          className="scene h-full w-full object-cover object-[78%_100%] lg:[mask-image:linear-gradient(transparent,#000_25%)]"
        />
      </div>
      <p className="relative max-w-[16ch] p-4 pt-5 font-display text-24 leading-[1.05] font-bold tracking-[-0.02em] lg:p-14 lg:text-[3.25rem]">
        {words.slogan}
      </p>
      <div className="pointer-events-none absolute bottom-0.5 left-6 w-47 lg:bottom-3 lg:left-14 lg:w-95">
        <CarArt svg={minivan} colour="poppy" />
      </div>
    </div>
  )
}
