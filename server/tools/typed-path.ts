import { resolve } from 'node:path'

/** npm runs a command in the project's folder; the name of a file was typed in INIT_CWD. */
export const typedPath = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)
