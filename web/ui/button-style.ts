import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'solidDanger' | 'poppy'
/** 44, 48 or 56 px high; `lg` is for the one main action of a screen (docs/design.md#components). */
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean }

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary border-transparent hover:bg-primary-hover',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-sunken',
  ghost: 'text-primary border-transparent px-3 hover:bg-primary-soft',
  danger: 'bg-surface text-danger border-danger hover:bg-danger-soft',
  solidDanger: 'bg-danger text-surface border-transparent',
  poppy: 'bg-poppy text-on-poppy border-transparent',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 py-1.5 rounded-control',
  md: 'min-h-12 px-5 py-2.5 rounded-control',
  lg: 'min-h-14 px-6.5 py-2.5 rounded-[14px] text-18',
}

const base =
  'relative inline-flex items-center justify-center gap-2 border-[1.5px] font-bold leading-tight text-center no-underline transition duration-120 ease-out active:translate-y-px [&_svg]:flex-none'

const off = 'bg-sunken text-ink-2 border-transparent cursor-not-allowed hover:bg-sunken'

export function buttonStyle(
  { variant = 'primary', size = 'md', full }: ButtonLook,
  isOff = false,
): string {
  return cx(base, sizes[size], isOff ? off : variants[variant], full && 'w-full')
}
