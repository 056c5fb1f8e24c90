export type SheetStep = 'start' | 'end'
