import { ImageUp, Lock, Pencil, ScanBarcode } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import type { usePapers } from '../papers/use-papers.ts'
import { personalMessages } from '../personal-messages.ts'
import { readingMessages } from './reading-messages.ts'
import { ReadingNotes } from './reading-notes.tsx'

const link =
  'link inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold no-underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Before anything of a license is there: its back first, or a picture of it, or by hand; and what comes then. */
export function PapersStart({ papers }: { papers: ReturnType<typeof usePapers> }) {
  const words = useMessages(readingMessages)
  const personal = useMessages(personalMessages)
  const { reading, steps } = papers
  const texts = { license: '', insurance: words.insuranceText, contact: words.contactText }
  return (
    <>
      <ReadingNotes reading={reading} />
      <section
        aria-labelledby="license-first"
        className="overflow-hidden rounded-card bg-[#0a1314] text-white"
      >
        <CardInFinder />
        <div className="flex items-center gap-3.5 p-3.5 pl-4.5">
          <div className="min-w-0 flex-1">
            <h2 id="license-first" className="text-18">
              {words.first}
            </h2>
            <p className="text-[#cfe0df]">{words.firstText}</p>
          </div>
          <ScanBarcode aria-hidden="true" size={32} className="flex-none" />
        </div>
      </section>
      <div className="flex flex-wrap justify-between gap-x-4">
        <label className={link}>
          <ImageUp aria-hidden="true" size={20} />
          {reading.isBusy ? words.reading : words.choose}
          <input
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            onChange={(event) => {
              reading.onFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
        <button type="button" className={link} onClick={reading.type}>
          <Pencil aria-hidden="true" size={20} />
          {words.type}
        </button>
      </div>
      {steps.length > 1 && (
        <ol className="rounded-card border border-line bg-surface px-4 py-1">
          {steps.slice(1).map(({ id }, index) => (
            <li
              key={id}
              className="flex min-h-16 items-center gap-3.5 border-line py-3 not-first:border-t"
            >
              <span
                aria-hidden="true"
                className="grid size-8 flex-none place-items-center rounded-full border-2 border-line-strong font-display font-bold"
              >
                {index + 2}
              </span>
              <div className="leading-tight">
                <b className="block">{id === 'contact' ? personal.contact : personal.step[id]}</b>
                <span className="text-14 text-ink-2">{texts[id]}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className="flex items-start gap-2 text-14 text-ink-2">
        <Lock aria-hidden="true" size={16} className="mt-0.5 flex-none" />
        {words.private}
      </p>
    </>
  )
}

const bars = Array.from({ length: 48 }, (_none, index) => ({
  x: 24 + index * 5.6,
  width: 1.2 + ((index * 7) % 5) * 0.55,
}))

/** The back of a license between four corners, a little askew as a hand holds it. */
function CardInFinder() {
  return (
    <svg aria-hidden="true" viewBox="0 0 358 226" className="block max-h-72 w-full bg-[#1f2e30]">
      <g transform="translate(44 28) rotate(-1.5 135 85) scale(.844)">
        <rect width="320" height="200" rx="14" fill="#dfe5e2" />
        <rect y="22" width="320" height="34" fill="#29373a" />
        <path
          d="M24 78h120M24 94h150M24 110h90"
          stroke="#8fa1a3"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <g fill="#1b2628">
          {bars.map(({ x, width }) => (
            <rect key={x} x={x} y="132" width={width} height="46" />
          ))}
        </g>
      </g>
      <path
        d="M28 52V30q0-14 14-14h22M330 52V30q0-14-14-14h-22M28 174v22q0 14 14 14h22M330 174v22q0 14-14 14h-22"
        fill="none"
        stroke="#ff9a55"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
