import type { CSSProperties, ReactNode } from 'react'
import {
  canBeMain,
  contrast,
  isColor,
  nearestMain,
  palettes,
} from '#domain/people/company/brand-colors.ts'
import { company } from '#web/core/company.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { StaffCard } from '../staff-card.tsx'
import type { SectionProps, Values } from './company-fields.ts'

/** Those of the program, which a field shows while none is chosen. */
const standard = { mainColor: '#005e66', accentColor: '#ff8b3d' } as const
type ColorName = keyof typeof standard

const ratio = (color: string) => contrast(color, '#ffffff').toFixed(1)

/** Two colors that everything else is made from, and what renters then see (docs/product/company.md#look). */
export function LookSection({ form, words, logo }: SectionProps & { logo: ReactNode }) {
  const { errors } = form.formState
  const { name, mainColor, accentColor } = form.watch()
  const why = (field: ColorName, { mainColor: main, accentColor: accent }: Values) => {
    const color = field === 'mainColor' ? main : accent
    if (color === '') return main === accent || words.noColor
    if (!isColor(color)) return words.noColor
    return field === 'accentColor' || canBeMain(color) || words.pale(ratio(color))
  }
  const set = (field: ColorName, color: string) =>
    form.setValue(field, color, { shouldDirty: true, shouldValidate: true })
  const field = (which: ColorName, hint: string) => {
    const color = form.getValues(which)
    return (
      <TextField
        label={words[which]}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        error={errors[which]?.message}
        icon={
          <input
            type="color"
            aria-label={`${words[which]}: ${words.pick}`}
            className="size-11 flex-none bg-transparent"
            value={isColor(color) ? color : standard[which]}
            onChange={({ target }) => set(which, target.value)}
          />
        }
        unit={which === 'mainColor' && isColor(color) && words.contrast(ratio(color))}
        {...form.register(which, {
          setValueAs: (text: string) => text.toLowerCase(),
          validate: (_color, all) => why(which, all),
        })}
      />
    )
  }
  const isPale = isColor(mainColor) && !canBeMain(mainColor)
  const nearest = isPale ? nearestMain(mainColor) : mainColor
  const shown = palettes(
    isColor(nearest) ? nearest : standard.mainColor,
    isColor(accentColor) ? accentColor : standard.accentColor,
  )
  return (
    <StaffCard about={words.look} title={words.look}>
      {logo}
      <p className="text-ink-2">{words.lookText}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {field('mainColor', words.mainColorHint)}
        {field('accentColor', words.accentColorHint)}
      </div>
      {isPale && errors.mainColor && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => set('mainColor', nearest)}
        >
          <span
            aria-hidden="true"
            className="rounded-full"
            style={{ background: nearest, width: 20, height: 20 }}
          />
          {nearest}, {ratio(nearest)}
        </Button>
      )}
      <p className="font-bold">{words.preview}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            style={themed(shown[theme], theme)}
            className="grid gap-3 rounded-card border border-line bg-surface p-4 text-ink"
          >
            <p className="flex items-center justify-between gap-3">
              <b className="truncate font-display text-20">{name || company().name}</b>
              <span className="text-14 text-ink-2">{words[theme]}</span>
            </p>
            <span className={buttonStyle({})}>{words.previewButton}</span>
            <p className="flex items-center justify-between gap-3">
              <span className="link">{words.previewLink}</span>
              <span className="rounded-full bg-poppy px-3 font-bold text-on-poppy">
                {words.previewMark}
              </span>
            </p>
          </div>
        ))}
      </div>
    </StaffCard>
  )
}

/** The grounds of each theme, which are the same for every company. */
const grounds = {
  light: { surface: '#ffffff', ink: '#0f1f21', 'ink-2': '#3b4f52', line: '#d2dedb' },
  dark: { surface: '#131f21', ink: '#eaf3f2', 'ink-2': '#b1c4c5', line: '#2b3d3f' },
} as const

/** What stands inside is drawn in these colors. */
function themed(palette: object, theme: keyof typeof grounds): CSSProperties {
  const all = Object.entries({ ...grounds[theme], ...palette })
  return Object.fromEntries(all.map(([name, color]) => [`--color-${name}`, color]))
}
